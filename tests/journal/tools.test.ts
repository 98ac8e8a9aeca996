// The three tools on a journal of real traffic: verify names what was touched, export gives what happened, explain adds a balance up from zero.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, describe, test } from 'vitest';

import type { EventRecord } from '#server/engine/event.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { explainBalance } from '#server/runtime/explain-balance.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import { exportJournal } from '#server/runtime/export-journal.ts';
import { commandOf, scriptedOpening } from '#tests/simulation/scripted-venue.ts';
import { openingCommands, randomCommand, randomSource, users } from '#tests/simulation/random-commands.ts';

import { flip, removeMark, segmentFile } from './sample-journal.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-tools-'));
const folder = join(dataDir, 'journal');
const records: EventRecord[] = [];
let host: ExchangeHost;
let sound: ReadonlyMap<string, Buffer>;

const options = {
  replayEventsAfter: Number.MAX_SAFE_INTEGER,
  snapshotEveryCommands: 250,
  clock: () => 1_700_000_000_000,
  onRecords: () => undefined,
  onNote: () => undefined,
};

beforeAll(() => {
  host = openHost({ ...options, folder });
  records.push(...host.handle(openingCommands()).records);
  const random = randomSource(77);
  for (let group = 0; group < 200; group += 1) {
    const commands = Array.from({ length: 1 + random(7) }, (_, step) =>
      randomCommand(random, group * 7 + step, host.exchange.lastOrderId()),
    );
    records.push(...host.handle(commands).records);
  }
  // The exchange stays open: the tools must work beside it.
  sound = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
});
afterEach(() => {
  for (const name of readdirSync(folder)) if (!sound.has(name)) rmSync(join(folder, name));
  for (const [name, bytes] of sound) writeFileSync(join(folder, name), bytes);
});
afterAll(() => {
  host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/journal.ts', ...args, '--folder', dataDir], { encoding: 'utf8' });
const notes: string[] = [];
const note = (text: string): void => void notes.push(text);

/** The offsets at which the records of a segment begin, and that of their end. */
function places(bytes: Buffer): number[] {
  const starts = [63];
  for (let at = 63; at < bytes.length; starts.push(at)) at += 8 + bytes.readUInt32LE(at);
  return starts;
}

describe('verify', () => {
  test('a sound journal is sound, also while the exchange has it open', () => {
    const { snapshots, ...verified } = verifyJournal(folder);
    expect(verified).toMatchObject({ after: 0, last: records.length, damagedSnapshots: [], tornBytes: 0 });
    expect(snapshots).toHaveLength(records.length > 1000 ? 4 : Math.floor(records.length / 250));
    const { status, stdout } = run('verify');
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^sound: commands 1 to ${records.length}, \\d+ records in \\d+ segments`)),
    ]);
  });

  test('names the very command that was changed', () => {
    const name = '0000000000000001.journal';
    const bytes = sound.get(name) ?? Buffer.alloc(0);
    // The second record holds the first group of traffic; its header says with which command it begins.
    const start = places(bytes)[1] ?? 0;
    const [first, count] = [bytes.readDoubleLE(start + 8), bytes.readUInt32LE(start + 16)];
    let at = start + 60;
    for (let sequence = first; sequence < first + count; sequence += 1) {
      flip(join(folder, name), bytes, at + 8, 3);
      const { status, stderr } = run('verify');
      expect([status, stderr]).toEqual([1, `${join(folder, name)}: command ${sequence} was changed at byte ${start}\n`]);
      at += 8 + bytes.readUInt32LE(at);
    }
  });

  /** Changes the last byte of a record's last command, and puts its checksums right again: all, or the record's alone. */
  function forge(bytes: Buffer, start: number, end: number, which: 'all' | 'record' = 'all'): void {
    const count = bytes.readUInt32LE(start + 16);
    let at = start + 60;
    for (let step = 1; step < count; step += 1) at += 8 + bytes.readUInt32LE(at);
    bytes.writeUInt8((bytes.readUInt8(end - 1) + 1) % 256, end - 1);
    if (which === 'all') bytes.writeUInt32LE(crc32(bytes.subarray(at + 8, end)), at + 4);
    bytes.writeUInt32LE(crc32(bytes.subarray(start + 8, end)), start + 4);
  }

  test('a command edited with its checksums put right is named through the chain, in the middle and at the end of a segment', () => {
    const name = '0000000000000001.journal';
    const bytes = sound.get(name) ?? Buffer.alloc(0);
    const starts = places(bytes);
    const last = starts.length - 2;
    for (const place of [0, 3, last - 1, last]) {
      const [start = 0, end = 0] = starts.slice(place);
      const forged = Buffer.from(bytes);
      forge(forged, start, end);
      writeFileSync(join(folder, name), forged);
      const first = bytes.readDoubleLE(start + 8);
      const upTo = first + bytes.readUInt32LE(start + 16) - 1;
      const { stderr } = run('verify');
      // Behind the last record of the segment stands a segment, whose head knows it, and a snapshot.
      expect(stderr).toMatch(
        place === last
          ? /does not follow|not the one that the snapshot at/
          : `the record of commands ${first} to ${upTo} is not the one that was written`,
      );
      expect(() => openHost({ ...options, folder: copyOf(folder), replayEventsAfter: 0 })).toThrow(/not the one|does not follow/);
    }
  });

  test('a command edited with only the record’s checksum put right is named itself', () => {
    const name = '0000000000000001.journal';
    const bytes = sound.get(name) ?? Buffer.alloc(0);
    const [start = 0, end = 0] = places(bytes).slice(4);
    const forged = Buffer.from(bytes);
    forge(forged, start, end, 'record');
    writeFileSync(join(folder, name), forged);
    const last = bytes.readDoubleLE(start + 8) + bytes.readUInt32LE(start + 16) - 1;
    expect(() => verifyJournal(folder)).toThrow(`command ${last} was changed at byte ${start}`);
  });

  /** A folder to open while the other one is open. */
  function copyOf(from: string): string {
    const copy = mkdtempSync(join(dataDir, 'copy-'));
    for (const name of readdirSync(from)) if (name !== 'lock') writeFileSync(join(copy, name), readFileSync(join(from, name)));
    return copy;
  }

  test('the very last record edited so is caught by the commit mark, and by the snapshot behind it', () => {
    const other = join(dataDir, 'last');
    const alone = openHost({ ...options, folder: other });
    alone.handle(scriptedOpening());
    alone.close();
    const path = segmentFile(other, 1);
    const bytes = readFileSync(path);
    forge(bytes, 63, bytes.length);
    writeFileSync(path, bytes);
    for (const name of readdirSync(other)) if (name.endsWith('.journal') && name !== '0000000000000001.journal') rmSync(join(other, name));
    expect(() => verifyJournal(other)).toThrow('the record of commands 1 to 20 is not the one that the snapshot at 20 knows');
    expect(() => openHost({ ...options, folder: other })).toThrow('the record of command 20 is not the one that was acknowledged');
    removeMark(other);
    expect(() => verifyJournal(other)).toThrow('the record of commands 1 to 20 is not the one that the snapshot at 20 knows');
    expect(() => openHost({ ...options, folder: other })).toThrow('the record of command 20 is not the one that is known');
  });

  test('what an exchange has written while its last write is going on is sound; the rest is said', () => {
    const name = [...sound.keys()].findLast((each) => each.endsWith('.journal')) ?? '';
    writeFileSync(join(folder, name), Buffer.concat([sound.get(name) ?? Buffer.alloc(0), Buffer.alloc(40, 1)]));
    expect(verifyJournal(folder)).toMatchObject({ last: records.length, tornBytes: 40 });
    expect(run('verify').stdout).toContain('40 bytes at the end are no whole record');
  });

  test('a damaged snapshot is said; a snapshot beyond the end, too', () => {
    const name = [...sound.keys()].find((each) => each.endsWith('.snapshot')) ?? '';
    flip(join(folder, name), sound.get(name) ?? Buffer.alloc(0), 200, 1);
    expect(verifyJournal(folder).damagedSnapshots).toEqual([join(folder, name)]);
    const segments = [...sound.keys()].filter((each) => each.endsWith('.journal'));
    for (const each of segments.slice(-2)) rmSync(join(folder, each));
    expect(() => verifyJournal(folder)).toThrow('missing, though acknowledged');
    removeMark(folder);
    expect(() => verifyJournal(folder)).toThrow('there is a snapshot behind command');
  });
});

type Line = {
  readonly sequence: number;
  readonly events: readonly { readonly type: string }[];
  readonly command: { readonly type: string };
};
const parsed = (lines: Iterable<string>): Line[] => [...lines].map((text): Line => JSON.parse(text));
const asText = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

describe('export', () => {
  test('a range holds every command with the events that it caused when it happened', () => {
    const [from, to] = [300, 420];
    const { status, stdout } = run('export', '--from', `${from}`, '--to', `${to}`);
    expect(status).toBe(0);
    const lines = parsed(stdout.trim().split('\n'));
    const expected = records.slice(from - 1, to).map(({ sequence, events }) => ({ sequence, events }));
    expect(lines.map(({ sequence, events }) => ({ sequence, events }))).toEqual(JSON.parse(JSON.stringify(expected, asText)));
  });

  test('an account’s lines are the commands and events that name it, and no others', () => {
    const [user] = users;
    const lines = parsed(exportJournal(folder, { from: 1, to: Number.MAX_SAFE_INTEGER, accountId: user }, note));
    const touching = (thing: unknown): boolean => JSON.stringify(thing, asText).includes(`"accountId":${user}`);
    const events = records.flatMap((record) => record.events.filter(touching));
    expect(lines.flatMap((line) => line.events)).toEqual(JSON.parse(JSON.stringify(events, asText)));
    expect(lines.every((line) => touching(line))).toBe(true);
    expect(lines.length).toBeGreaterThan(50);
  });
});

describe('reach', () => {
  test('says from when to when the journal goes, and the room it takes', () => {
    const bytes = readdirSync(folder)
      .filter((name) => name.includes('.journal'))
      .reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
    // All commands of this journal were stamped in one moment.
    expect(run('reach').stdout).toBe(
      `from command 1 of 2023-11-14T22:13:20.000Z until 2023-11-14T22:13:20.000Z: 0.00 days in ${verifyJournal(folder).segments} segments, ${(bytes / 1e6).toFixed(1)} MB\n`,
    );
  });
});

describe('explain', () => {
  const accounts = [0, 1, 2, ...users].flatMap((account) => ['BTC', 'ETH', 'USDT'].map((asset) => [account, asset] as const));

  test.each(accounts)('account %i, %s: the entries come to what the exchange holds', (account, asset) => {
    const lines = [...explainBalance(folder, account, asset, note)];
    const held = host.exchange.balances(account).find(({ assetId }) => assetId === ['BTC', 'ETH', 'USDT'].indexOf(asset));
    const coins = (units: bigint): string => {
      const text = `${units < 0n ? -units : units}`.padStart(9, '0');
      return `${units < 0n ? '-' : ''}${`${text.slice(0, -8)}.${text.slice(-8)}`.replace(/\.?0+$/, '')}`;
    };
    expect(lines.at(-1)).toBe(
      `after command ${records.length} the exchange holds ${coins(held?.available ?? 0n)} available and ${coins(held?.frozen ?? 0n)} frozen: the same\n`,
    );
  });

  test('worked out by hand: a deposit, an order, its purchase below its price', () => {
    const other = join(dataDir, 'by-hand', 'journal');
    mkdirSync(other, { recursive: true });
    const venue = openHost({ ...options, folder: other });
    venue.handle(scriptedOpening());
    venue.handle([commandOf('bob sells 10 @ 100'), commandOf('ann buys 15 @ 101')]);
    const [, , ...lines] = [...explainBalance(other, 1000, 'CASH', note)].map((text) =>
      text
        .trim()
        .split(/ {2,}| /)
        .filter(Boolean),
    );
    venue.close();
    // Deposit; 15 × 101 frozen; 10 bought at 100, each giving back the cash that was frozen above the price; 505 stay frozen.
    expect(lines.map(([sequence, , cause, ...rest]) => [sequence, cause, ...rest])).toEqual([
      ['16', 'deposit', '-', '+100000', '0', '100000', '0'],
      ['22', 'reserve', '2', '-1515', '+1515', '98485', '1515'],
      ['22', 'trade', '2', '+10', '-1010', '98495', '505'],
      ['held', 'order:', '505'],
      expect.arrayContaining(['98495', '505', 'same']),
    ]);
  });

  test('worked out by hand: the house trades with itself, and its orders freeze and release, without an entry for each', () => {
    const other = join(dataDir, 'house', 'journal');
    mkdirSync(other, { recursive: true });
    const venue = openHost({ ...options, folder: other });
    venue.handle(scriptedOpening());
    venue.handle([commandOf('maker sells 20 @ 100'), commandOf('taker buys 5 @ 100'), commandOf('ann buys 10 @ 100')]);
    const told = (account: number, asset: string): string[][] =>
      [...explainBalance(other, account, asset, note)].slice(3).map((text) => text.trim().split(/\s+/));
    const [maker, makerCash, taker] = [told(2, 'COIN'), told(2, 'CASH'), told(3, 'CASH')];
    venue.close();
    // 20 are frozen and 5 of them sold to the house's other account; then Ann's 10 leave what is frozen.
    expect(maker.map(([, , ...rest]) => rest).slice(0, -1)).toEqual([
      ['quotes', '-', '-20', '+15', '980', '15'],
      expect.arrayContaining(['trade', '-10', '980', '5']),
      ['order:', '5'],
    ]);
    expect(makerCash.map(([, , ...rest]) => rest).slice(0, -1)).toEqual([
      ['quotes', '-', '+500', '0', '100500', '0'],
      expect.arrayContaining(['trade', '+1000', '101500']),
    ]);
    expect(taker.map(([, , ...rest]) => rest).slice(0, -1)).toEqual([['quotes', '-', '-500', '0', '99500', '0']]);
    for (const lines of [maker, makerCash, taker]) expect(lines.at(-1)).toContain('same');
  });

  test('an unknown coin or account is refused', () => {
    expect(run('explain', '--account', '1000', '--asset', 'GOLD')).toMatchObject({ status: 1, stderr: 'no asset is called GOLD\n' });
    expect(run('explain', '--account', '9999').stderr).toBe('there is no account 9999\n');
    expect(run('explain').stderr).toContain('--account');
  });
});

test('none of the tools changes a byte, and none takes the lock', () => {
  const fingerprint = (): string => {
    const hash = createHash('sha256');
    for (const name of readdirSync(folder)) hash.update(name).update(readFileSync(join(folder, name)));
    return hash.digest('hex');
  };
  const before = fingerprint();
  expect([run('verify'), run('export', '--to', '5'), run('explain', '--account', '1000')].map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(fingerprint()).toBe(before);
});
