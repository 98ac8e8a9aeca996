// The facts of one request, over any transport.

export type Asked = {
  /** The address that it comes from, and the name that the browser or program gives itself. */
  readonly caller: { readonly address: string; readonly device: string };
  readonly requestId: string;
  /** The operator whose key came with it; empty: none did. */
  readonly operator: string;
  /** The address that people type, as the caller knows it. */
  readonly siteAddress: { readonly hostName: string; readonly origin: string };
  /** The proof that came with it; null: none. */
  readonly proof: string | null;
};
