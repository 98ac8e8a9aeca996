// A socket and its follower: the requests of the one go to the other, whose messages come back.
import type { Socket } from 'socket.io';

import { createAllowance } from './allowance.ts';
import { Follower } from './follower.ts';
import type { ChannelLog, SessionOf } from './ports.ts';
import type { VenueChannels } from './venue-channels.ts';

type FollowSocketOptions = {
  readonly limits: { readonly subscriptionsPerSocket: number; readonly subscribesPerSecond: number };
  readonly sessionOf: SessionOf;
  readonly now: () => number;
  readonly log: ChannelLog;
};

export function followSocket(socket: Socket, venue: VenueChannels, { limits, sessionOf, now, log }: FollowSocketOptions): Follower {
  const { mode, board, sources, room } = venue;
  const cookies = socket.handshake.headers.cookie ?? '';
  const follower = new Follower(
    {
      id: socket.id,
      join: (topic) => void socket.join(room(topic)),
      leave: (topic) => void socket.leave(room(topic)),
      message: (message) => socket.emit('message', message),
      closed: (closed) => socket.emit('closed', closed),
      session: async () => {
        const session = cookies === '' ? null : await sessionOf(cookies);
        return session !== null && session.expiresAtMs > now() ? session : null;
      },
    },
    {
      mode,
      board,
      sources,
      log,
      allowed: createAllowance(limits.subscribesPerSecond, now),
      maxSubscriptions: limits.subscriptionsPerSocket,
    },
  );
  socket.on('subscribe', (wanted: unknown, answer: unknown) => {
    void follower.subscribe(wanted).then((result) => typeof answer === 'function' && answer(result));
  });
  socket.on('unsubscribe', (wanted: unknown, answer: unknown) => {
    const result = follower.unsubscribe(wanted);
    if (typeof answer === 'function') answer(result);
  });
  return follower;
}
