// An installation as a start opens it, with its own journal and database, and people who sign up and hold money.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';

import { units } from '#server/engine/units.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import type { Entered } from '#server/services/accounts/accounts.ts';
import { createPasswords } from '#server/passwords/passwords.ts';
import { createAccounts } from '#server/services/accounts/create-accounts.ts';
import { readConfig } from '#server/configuration/config.ts';
import { openVenues, type OpenVenues } from '#server/open-venues.ts';

type Holder = { readonly userId: string; readonly accountId: number };

export type Installation = {
  readonly venues: OpenVenues;
  /** Registers somebody in the live venue. */
  signUp(name: string): Promise<Holder>;
  /** Somebody who has registered before. */
  logIn(name: string): Promise<Holder>;
  /** Whole coins of USDT from outside, once for each account. */
  deposit(to: Holder, coins: number): Promise<void>;
  /** The USDT of an account, in whole coins. */
  holds(accountId: number): Promise<number>;
  close(): Promise<void>;
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'meridian-installation-'));

const holder = ({ session: { userId, accountId } }: Entered): Holder => ({ userId, accountId });

const caller = { address: '192.0.2.1', device: 'test' };
const credentials = (name: string) => ({ email: `${name}@example.com`, password: 'a seat by the window' });

/** Rejects as a start does. An empty address: the embedded database. */
export async function openInstallation(dataDir: string, databaseUrl: string, reserve = ''): Promise<Installation> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RESERVE_ACCOUNTS: reserve });
  const log = pino({ level: 'silent' });
  const onLost = (reason: string): never => {
    throw new Error(reason);
  };
  const venues = await openVenues(config, log, onLost, { grouped: () => undefined });
  const { client, venue } = venues.live;
  await openVenue({ client, venue, nowMs: Date.now() });
  const { store } = venues;
  const accounts = createAccounts({ store, client, passwords: createPasswords(), dataDir, authSecret: 'x'.repeat(32), log });
  const usdt = venue.listings.assets.find(({ code }) => code === 'USDT');
  if (usdt === undefined) throw new Error('USDT is not listed');
  const coin = 10n ** BigInt(usdt.decimals);
  return {
    venues,
    signUp: async (name) => {
      const entered = await accounts.register(credentials(name), caller, '');
      if (typeof entered === 'string') throw new Error(entered);
      return holder(entered);
    },
    logIn: async (name) => {
      const userId = await accounts.userOfPassword(credentials(name), caller.address);
      if (userId === null) throw new Error(`${name} is not known`);
      return holder(await accounts.open(userId, caller));
    },
    deposit: async ({ accountId }, coins) => {
      const reference = `test:${accountId}`;
      const amount = units(BigInt(coins) * coin);
      const reply = await client.submit({ type: 'credit-deposit', accountId, assetId: usdt.assetId, units: amount, reference });
      if (!reply.ok) throw new Error(reply.reason);
    },
    holds: async (accountId) => {
      const balances = await client.balances(accountId);
      const held = balances.find(({ assetId }) => assetId === usdt.assetId);
      return Number((held?.available ?? 0n) / coin);
    },
    close: () => venues.close(),
  };
}

/** The message of a start that is refused. */
export const refusal = (dataDir: string, databaseUrl: string, reserve = ''): Promise<string> =>
  openInstallation(dataDir, databaseUrl, reserve).then(
    async (open) => {
      await open.close();
      return 'it started';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The setting that lets the operator go on without the owners of some accounts. */
export const reserveCode = (said: string): string => /RESERVE_ACCOUNTS=([0-9a-f-]+)/.exec(said)?.[1] ?? 'none';
