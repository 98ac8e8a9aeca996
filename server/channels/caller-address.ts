// The address that a socket counts under.
import type { IncomingMessage } from 'node:http';

/** The caller's, where a proxy that is believed has said it (server/edge). */
export const callerAddress = ({ headers, socket }: IncomingMessage): string => {
  const forwarded = headers['x-forwarded-for'];
  return forwarded === undefined ? (socket.remoteAddress ?? '') : String(forwarded);
};
