# syntax=docker/dockerfile:1

# The same Node as package.json pins.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY astro.config.ts tsconfig.json tsconfig.base.json ./
COPY scripts ./scripts
COPY src ./src
RUN npm run build

# What the server runs with, without what only tests and the build need. The image brings Node itself,
# so the install script of the package `node`, which would fetch it once more, is left out.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY src/calculations ./src/calculations
COPY src/contract ./src/contract
COPY src/server ./src/server
# Compiled code is kept beside the build, so its folder belongs to the user that runs it.
COPY --from=build --chown=node:node /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
# The operator's port is on the container's own loopback: nobody reaches it from outside.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPERATIONS_PORT || 3001}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that a SIGTERM reaches it.
# The flags and MALLOC_ARENA_MAX keep its memory small; they are those of npm start, and docs/operations.md says what
# each does.
CMD ["node", "--liftoff-only", "--max-semi-space-size=2", "--heap-growing-percent=20", "src/server/main.ts"]
