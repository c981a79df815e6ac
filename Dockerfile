# The server with the built web editor: no extension, no tests, no tools. Node is the image's own; the package `node` is for development.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
RUN npm ci --ignore-scripts
COPY shared shared
COPY server server
RUN node server/build/dictionary.ts && node server/build/web.ts && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# A volume takes its owner from the folder that it covers.
RUN mkdir -m 700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/cli.ts", "start"]
