/** `secrets rewrap`: seals all secrets anew, after the master key was changed. */
import { readConfig } from '../config.ts'
import { keySource } from '../key-source.ts'
import { Seal } from '../services/seal.ts'
import { rewrapSecrets } from '../services/webhooks/secrets.ts'
import { addMasterKey } from '../storage/master-key.ts'
import { type Command, JSON_OPTION, printResult, UsageError } from './command.ts'
import { withStore } from './with-store.ts'

export const rewrap: Command = {
  name: 'secrets rewrap',
  usage: '',
  summary: 'Seals the secrets of all webhooks under the newest master key.',
  options: {
    new: { type: 'boolean', help: 'Make a new key first, in master.key of DATA_DIR.' },
    json: JSON_OPTION,
  },
  run: (args) =>
    withStore(async (store) => {
      const config = readConfig()
      if (args.flag('new')) {
        if (config.masterKeys !== null || config.databaseUrl !== null)
          throw new UsageError('The key stands in MASTER_KEY. Put a new one before it: MASTER_KEY=new,old')
        await addMasterKey(config.dataDir)
      }
      const done = await rewrapSecrets(store, new Seal(keySource(config)))
      printResult(
        args,
        done,
        done.secrets === 0
          ? 'No webhook has a secret yet, so there was nothing to seal.'
          : `${done.rewrapped} of ${done.secrets} secrets were sealed anew. Backups may still need the older keys.`,
      )
      return 0
    }),
}
