// Tells whether a request was made on this machine itself, and not by a proxy for somebody else.
import type { IncomingMessage } from 'node:http';

import { isLoopback } from './is-loopback.ts';

/** The headers by which a proxy says whom it speaks for. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export const isFromThisMachine = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined);
