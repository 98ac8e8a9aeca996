// The real socket: Socket.IO's client, loaded when the first channel opens so that it delays no page.
import type { Socket } from 'socket.io-client';

import { placeHeaders } from '#lib/contract/trading-mode.ts';
import { lateCode } from '#lib/late/late-code.ts';
import type { SocketFactory } from './hub-socket.ts';

const client = lateCode(() => import('socket.io-client'));

const answerTimeoutMs = 10_000;

/** `url` is the origin ('' for the page's own). Cookies and the place travel with the handshake. */
export const connectSocketIo: SocketFactory = (url, handlers, place) => {
  let socket: Socket | null = null;
  let opening = false;
  let wanted = false;

  const open = async (): Promise<Socket> => {
    const { io } = await client.fetch();
    const options = {
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      withCredentials: true,
      autoConnect: false,
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 10_000,
      auth: placeHeaders(place),
    };
    const opened = url === '' ? io(options) : io(url, options);
    opened.on('connect', () => handlers.connected());
    opened.on('disconnect', () => handlers.disconnected(opened.active));
    opened.on('connect_error', () => handlers.disconnected(opened.active));
    opened.on('refused', () => {
      handlers.refused();
      // By itself it would be back in half a second, again and again.
      opened.disconnect();
    });
    opened.on('message', (message: unknown) => handlers.message(message));
    opened.on('closed', (closed: unknown) => handlers.closed(closed));
    return opened;
  };

  return {
    connect: () => {
      wanted = true;
      if (socket !== null) {
        socket.connect();
        return;
      }
      if (opening) return;
      opening = true;
      open().then(
        (opened) => {
          socket = opened;
          if (wanted) opened.connect();
        },
        () => {
          // The code could not be loaded: as good as no network.
          opening = false;
          handlers.disconnected(false);
        },
      );
    },
    disconnect: () => {
      wanted = false;
      socket?.disconnect();
    },
    ask: async (event, subscription) => {
      try {
        const answer: unknown = await socket?.timeout(answerTimeoutMs).emitWithAck(event, subscription);
        return answer ?? null;
      } catch {
        return null;
      }
    },
  };
};
