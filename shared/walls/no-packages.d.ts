// Every package a layer may not use resolves to this file. It is no module, so the import fails to compile.
declare const forbiddenPackage: never
