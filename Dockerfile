# The site in a container: built with everything, run with what it needs, as a user without rights,
# on a file system that it cannot write but for /data and /tmp.

ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/content-lake/package.json packages/content-lake/
COPY packages/limits/package.json packages/limits/
COPY tools/install tools/install
RUN npm ci
COPY . .
# `npm prune --omit=dev` would keep Vitest, which a production dependency names as an optional peer.
# Of the SQLite driver, its C sources and the binaries for other systems are not needed.
RUN npm run build \
    && npm pkg delete devDependencies && npm prune --offline \
    && rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
    && find node_modules/better-sqlite3/prebuilds -type f ! -name 'linux-*' -delete

# The editor at /studio. Only the files it is built to are kept.
FROM ${NODE_IMAGE} AS editor
WORKDIR /site/packages/studio
COPY packages/studio/package.json packages/studio/package-lock.json packages/studio/.npmrc ./
RUN npm ci --ignore-scripts
COPY packages/studio ./
COPY blocks /site/blocks
COPY content /site/content
COPY copy /site/copy
RUN node node_modules/vite/bin/vite.js build --logLevel error

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_ARENA_MAX=1
WORKDIR /site
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/packages/content-lake packages/content-lake
COPY --from=build /site/packages/limits packages/limits
COPY --from=build /site/blocks blocks
COPY --from=build /site/cache cache
COPY --from=build /site/content content
COPY --from=build /site/copy copy
COPY --from=build /site/leads leads
COPY --from=build /site/server server
COPY --from=build /site/signing signing
COPY --from=build /site/urls urls
COPY --from=build /site/build build
COPY --from=editor /site/packages/studio/dist packages/studio/dist
USER node
VOLUME /data
EXPOSE 3000
# Liveness only: an instance that waits for its database still serves pages.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: signals reach the site itself.
CMD ["node", "--max-semi-space-size=8", "server/commands/serve.ts"]
