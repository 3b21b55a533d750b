# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/games/package.json packages/games/
COPY packages/geo/package.json packages/geo/
COPY packages/stage/package.json packages/stage/
COPY apps/console/package.json apps/console/
COPY apps/player/package.json apps/player/
COPY apps/pad/package.json apps/pad/
COPY apps/verify/package.json apps/verify/
COPY apps/shop/package.json apps/shop/
COPY apps/server/package.json apps/server/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace apps/server

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY apps/server/package.json apps/server/
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/console/dist apps/console/dist
COPY --from=build /app/apps/player/dist apps/player/dist
COPY --from=build /app/apps/pad/dist apps/pad/dist
COPY --from=build /app/apps/verify/dist apps/verify/dist
COPY --from=build /app/apps/shop/dist apps/shop/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
