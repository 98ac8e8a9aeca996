// The venues that sockets follow: the live one, and the one of play money, opened when the first socket asks for it.
import type { Socket } from 'socket.io';

import { inPaper, paperHeader, TradingMode } from '#lib/contract/trading-mode.ts';
import type { ChannelLog } from './ports.ts';
import type { ChannelVenue, VenueChannels } from './venue-channels.ts';

type SocketVenuesOptions = {
  readonly live: ChannelVenue;
  /** Null: there is no venue of play money. */
  readonly paper: (() => Promise<ChannelVenue>) | null;
  readonly open: (mode: TradingMode, venue: ChannelVenue) => VenueChannels;
  readonly log: ChannelLog;
};

export type SocketVenues = {
  readonly live: VenueChannels;
  /** Those that are open. */
  readonly opened: readonly VenueChannels[];
  /** At the handshake: a socket that asks for a venue which is not there goes no further. */
  choose(socket: Socket, next: (error?: Error) => void): Promise<void>;
  /** The venue that the socket has chosen. */
  of(socket: Socket): VenueChannels;
};

export function createSocketVenues({ live: liveVenue, paper: paperVenue, open, log }: SocketVenuesOptions): SocketVenues {
  const live = open(TradingMode.live, liveVenue);
  const opened: VenueChannels[] = [live];
  let paper: Promise<VenueChannels> | null = null;
  /** By socket, from the handshake until it goes. */
  const chosen = new WeakMap<Socket, VenueChannels>();

  const openPaper = async (venue: () => Promise<ChannelVenue>): Promise<VenueChannels> => {
    const channels = open(TradingMode.paper, await venue());
    opened.push(channels);
    return channels;
  };

  /** Null: there is no such venue. */
  const wantedBy = async (socket: Socket): Promise<VenueChannels | null> => {
    if (socket.handshake.auth[paperHeader] !== inPaper) return live;
    if (paperVenue === null) return null;
    paper ??= openPaper(paperVenue);
    try {
      return await paper;
    } catch (error) {
      paper = null;
      log.error({ err: error }, 'the paper venue could not be opened');
      return null;
    }
  };

  return {
    live,
    opened,
    choose: async (socket, next) => {
      const venue = await wantedBy(socket);
      if (venue !== null) chosen.set(socket, venue);
      next(venue === null ? new Error('paperOff') : undefined);
    },
    of: (socket) => chosen.get(socket) ?? live,
  };
}
