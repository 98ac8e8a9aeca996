// The limits on how fast somebody may speak to the server.

export const pace = {
  /** A head that comes in drops is not waited for, nor is a body. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Node looks every thirty seconds by itself: what should end after fifteen would end after forty-five. */
  connectionsCheckingInterval: 1000,
  /** Proxies keep an idle connection for up to a minute. If the server closed it first, the next request could meet the closing and be lost. */
  keepAliveTimeout: 65_000,
} as const;
