# syntax=docker/dockerfile:1
# The app in one image for every role. `scripts/run-image-steps.mjs` runs these steps in a plain folder.

FROM node:24-bookworm-slim AS build
WORKDIR /build
# Only what decides about the packages, so that a change of the source does not install them again.
COPY package.json package-lock.json .npmrc ./
COPY apps/collector/package.json apps/collector/
COPY apps/extension/package.json apps/extension/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/formats/package.json packages/formats/
COPY packages/understanding/package.json packages/understanding/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build
RUN node scripts/package-app.mjs /app
RUN mkdir /data

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="AI Assistant" org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=build /app /app
# A new volume takes its owner from here.
COPY --from=build --chown=node:node /data /data
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "apps/server/dist/main.js"]
