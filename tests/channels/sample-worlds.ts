// For the tests of worlds' channels: two worlds with the same beginning on a real thread, seats in them, and what a seat can do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod/mini';

import type { CallDefinition, RequestOf } from '#lib/contract/call.ts';
import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { ChannelWorlds } from '#server/channels/worlds/world-sockets.ts';
import type { ChannelEvent } from '#server/channels/worlds/world-line.ts';
import { createWorlds, type OpenWorlds } from '#server/worlds/thread/create-worlds.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import type { Page } from './sample-venue.ts';

const genesis: WorldGenesis = {
  version: 1,
  seed: 'channels',
  startMs: 1_790_000_040_000,
  symbols: ['BTCUSDT', 'BTCUSDT_UMCBL'],
  gridMs: 250,
};

export type SampleWorlds = {
  readonly worlds: OpenWorlds;
  /** With one folder for each world. */
  readonly folder: string;
  /** Seats by world and user, null for onlookers; the sample server's users are ada, bob and eve. */
  readonly seats: Map<string, number | null>;
  /** Those whose time goes on while nobody looks. */
  readonly runningOn: Set<string>;
  readonly channels: ChannelWorlds;
  /** Everything that came over the line, one entry for each message of the thread. */
  readonly batches: (readonly ChannelEvent[])[];
  create(worldId: string): Promise<void>;
  /** The answer to a call of a seat, the first one when left out. Rejects (Error) a refusal. */
  ask<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    worldId: string,
    call: CallDefinition<Request, Response>,
    fields: RequestOf<CallDefinition<Request, Response>> & object,
    seat?: number,
  ): Promise<unknown>;
  fund(worldId: string, amount: string, seat?: number): Promise<void>;
  /** Lets so much of its time pass at once. */
  step(worldId: string, ms: number): Promise<void>;
  close(): Promise<void>;
};

export const seatName = (worldId: string, userId: string): string => `${worldId} ${userId}`;

/** Resolves as soon as the messages of a page are so. */
export const until = ({ socket }: Page, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      socket.off('message', look);
      resolve();
    };
    socket.on('message', look);
    look();
  });

/** `watch`: how soon a thread ends that a world does not let go. */
export function openSampleWorlds(watch?: Parameters<typeof createWorlds>[0]['watch']): SampleWorlds {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-world-channels-'));
  const quiet = (): void => undefined;
  const told: string[] = [];
  const runningOn = new Set<string>();
  const worlds = createWorlds({
    folder: join(folder, 'worlds'),
    siteFolder: join(folder, 'site'),
    settings: { of: async () => ({ ...defaultSettings, strategyAgreedMs: 1 }) },
    ...(watch === undefined ? {} : { watch }),
    runsOn: async (worldId) => runningOn.has(worldId),
    log: { info: quiet, warn: quiet, error: (text) => void told.push(text) },
  });
  const seats = new Map<string, number | null>();
  const batches: (readonly ChannelEvent[])[] = [];
  worlds.line.listen((events) => void batches.push(events));
  const done = (answer: unknown): unknown => {
    if (answer instanceof Refusal) throw new Error(`refused: ${answer.key} ${JSON.stringify(answer.params)} ${told.join('\n')}`);
    return answer;
  };
  return {
    worlds,
    folder: join(folder, 'worlds'),
    seats,
    runningOn,
    channels: {
      ...worlds.line,
      seatOf: async (worldId, userId) => {
        const seat = seats.get(seatName(worldId, userId));
        return seat === undefined ? new Refusal('noPermission') : { seat };
      },
    },
    batches,
    create: async (worldId) => void (await worlds.create(worldId, genesis)),
    ask: async (worldId, call, fields, seat = 1) => {
      const session = {
        sessionId: 's',
        userId: 'u',
        userName: 'u',
        mainAccount: null,
        traderIdentities: [],
        isFrozen: false,
        frozenReason: null,
        identityCountry: null,
        isGuest: false,
        isOperator: false,
        mode: TradingMode.paper,
        accountId: 0,
        expiresAtMs: Number.MAX_SAFE_INTEGER,
      };
      const context = {
        caller: { address: '', device: '' },
        requestId: '',
        operator: '',
        siteAddress: { hostName: '', origin: '' },
        proof: null,
      };
      return done(
        await worlds.ask(worldId, { path: call.path, fields: Object.fromEntries(Object.entries(fields)), session, seat, context }),
      );
    },
    fund: async (worldId, amount, seat = 1) => void done(await worlds.tell(worldId, { order: 'fund', seat, coin: 'USDT', amount })),
    step: async (worldId, ms) => void (await worlds.go(worldId, { pace: 'step', ms })),
    close: async () => {
      await worlds.close();
      rmSync(folder, { recursive: true });
    },
  };
}
