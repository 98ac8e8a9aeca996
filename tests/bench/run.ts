// npm run bench: one table of what is promised and what was measured, also written to bench/latest.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { ensureWebBuild } from '../../scripts/build/web-build.ts';
import { botCount } from './bots/bot-markets.ts';
import { addBotHttpRow, addBotRows } from './bots/bot-rows.ts';
import { benchCopyLoad } from './bots/copy-load.ts';
import { benchCtaBots } from './bots/cta-bots.ts';
import { addBacktestRows } from './backtest/backtest-rows.ts';
import { benchBook } from './core/book.ts';
import { benchC2cDeadlines } from './core/c2c-deadlines.ts';
import { benchCommitMark } from './core/commit-mark.ts';
import { benchContractCost } from './core/contract-cost.ts';
import { benchCore, benchLatency, bytesPerCommand, bytesPerRestingOrder } from './core/core.ts';
import { benchAdverts } from './server/adverts.ts';
import { benchAlerts } from './server/alerts.ts';
import { benchFlood } from './server/flood.ts';
import { benchHttp } from './server/http.ts';
import { benchMetricsCost } from './server/metrics-cost.ts';
import { benchLoad } from './server/load.ts';
import { addLoginRows } from './server/login-rows.ts';
import { benchOrderCentre } from './server/order-centre.ts';
import { benchPlaza } from './server/plaza.ts';
import { addPageRows } from './pages/page-rows.ts';
import { benchRiskWatch } from './core/risk-watch.ts';
import { benchSnapshotHold } from './core/snapshot-hold.ts';
import { add, rows } from './rows.ts';
import { startMeasuredServer } from './server/server.ts';
import { makeVenueStream, type VenueStream } from './core/venue-stream.ts';
import { addBesideWorldsRow } from './worlds/beside-worlds.ts';
import { addWorldRows } from './worlds/world-rows.ts';

const million = (perSecond: number): string => `${(perSecond / 1_000_000).toFixed(2)} M/s`;

const seed = 42;

function benchCores(peerPerSecond: number): void {
  const small = makeVenueStream({ accounts: 1000, books: 1, restingPerBook: 1000, commands: 200_000 }, seed);
  const { livePerSecond, replayPerSecond } = benchCore(small);
  const ratio = livePerSecond / peerPerSecond;
  add(
    'Whole core, 1,000 accounts, synced to disk',
    `${ratio.toFixed(2)} × the peer’s bare book (${million(livePerSecond)})`,
    'at least 2 ×',
    ratio >= 2,
  );
  const replayRatio = replayPerSecond / livePerSecond;
  add('Replay of its journal', `${replayRatio.toFixed(2)} × the live rate (${million(replayPerSecond)})`, 'at least 2 ×', replayRatio >= 2);
  sayLatency(small);

  const large = makeVenueStream({ accounts: 100_000, books: 200, restingPerBook: 5000, commands: 400_000 }, seed);
  const bytes = bytesPerRestingOrder(large);
  const slower = livePerSecond / benchCore(large, false).livePerSecond;
  const venue = '100,000 accounts, 1,000,000 resting orders, 200 books';
  add(`Whole core, ${venue}`, `${slower.toFixed(2)} × slower than with 1,000`, 'at most 1.6 ×', slower <= 1.6);
  add('Memory per resting order', `${bytes.toFixed(0)} bytes`, 'at most 400 bytes', bytes <= 400);
}

/** The time of one command in the core alone, and what it allocates. */
function sayLatency(stream: VenueStream): void {
  const times = [...benchLatency(stream)].map(([kind, { p50Us, p99Us, p999Us, count }]) => ({
    operation: kind,
    'p50 µs': p50Us.toFixed(2),
    'p99 µs': p99Us.toFixed(2),
    'p99.9 µs': p999Us.toFixed(2),
    count,
  }));
  console.table(times);
  console.log(`Allocated per command in the core: ${bytesPerCommand(stream).toFixed(0)} bytes`);
}

async function benchServer(url: string): Promise<void> {
  const http = await benchHttp(url);
  const milliseconds = `${http.placeP50Ms.toFixed(2)} ms to ${http.emptyP50Ms.toFixed(2)} ms`;
  add('Place order over HTTP, p50 against an empty call', `${http.ratio.toFixed(1)} × (${milliseconds})`, 'at most 4 ×', http.ratio <= 4);
  const cost = benchMetricsCost(http.emptyP50Ms);
  add(
    'Metrics of a call, against an empty call over HTTP',
    `${(cost.ratio * 100).toFixed(2)}% (${cost.microseconds.toFixed(1)} µs)`,
    'at most 5%',
    cost.ratio <= 0.05,
  );
  const load = await benchLoad(url);
  const { orders, empty } = load;
  const rates = `${orders.perSecond.toFixed(0)} to ${empty.perSecond.toFixed(0)} a second`;
  add(
    'Orders over HTTP, 64 connections, against empty calls',
    `${load.ratio.toFixed(2)} × (${rates})`,
    'at least 0.25 ×',
    load.ratio >= 0.25,
  );
  const tails = `${orders.p99Ms.toFixed(1)} ms to ${empty.p99Ms.toFixed(1)} ms; p50 ${orders.p50Ms.toFixed(1)} ms, p99.9 ${orders.p999Ms.toFixed(1)} ms`;
  add('Their p99 against that of empty calls', `${load.p99Ratio.toFixed(1)} × (${tails})`, 'at most 10 ×', load.p99Ratio <= 10);
  const lag = `${load.worstLagMs.toFixed(0)} ms; caught up ${load.caughtUpMs.toFixed(0)} ms after the last order`;
  add('Projection lag under that load', lag, 'under 1,000 ms', load.worstLagMs < 1000);
  const alerts = await benchAlerts(url);
  const ofAlerts = `${alerts.orderP99Ms.toFixed(0)} ms; p50 ${alerts.orderP50Ms.toFixed(0)} ms, answered in ${alerts.answerP99Ms.toFixed(0)} ms (p99), ${alerts.missing} without an order`;
  add(
    'Webhook to acknowledged order at 100 alerts a second, p99',
    ofAlerts,
    'at most 150 ms',
    alerts.orderP99Ms <= 150 && alerts.missing === 0,
  );
  const flood = await benchFlood(url);
  add(
    'Order p99 while ten sockets send without pause, against without them',
    `${flood.ratio.toFixed(2)} × (${flood.floodedP99Ms.toFixed(1)} ms to ${flood.quietP99Ms.toFixed(1)} ms)`,
    'at most 2 ×',
    flood.ratio <= 2,
  );
  await addLoginRows(url);
  await addBesideWorldsRow(url);
  await addPageRows(url);
}

const book = benchBook();
add(
  'Bare book against nodejs-order-book',
  `${book.ratio.toFixed(1)} × (${million(book.opsPerSecond)} to ${million(book.peerOpsPerSecond)})`,
  'at least 15 ×',
  book.ratio >= 15,
);
benchCores(book.peerOpsPerSecond);
const mark = benchCommitMark();
add(
  'A group of one command on disk with its commit mark, against one without',
  `${mark.ratio.toFixed(2)} × (${mark.markedMs.toFixed(2)} ms to ${mark.bareMs.toFixed(2)} ms)`,
  'at most 1.25 ×',
  mark.ratio <= 1.25,
);
const cost = benchContractCost();
add(
  'A command with a perpetual in the stream against one of spot alone',
  `${cost.ratio.toFixed(2)} × (${cost.mixedUs.toFixed(1)} µs to ${cost.spotUs.toFixed(1)} µs)`,
  'at most 1.5 ×',
  cost.ratio <= 1.5,
);
await addBotRows(botCount);
await benchCopyLoad({ leaders: 200, copies: 20_000 }, { seconds: 60, perSecond: 10 });
const cta = benchCtaBots();
add(
  '1,000 CTA bots in 20 markets: close of a minute, with the orders of their signals',
  `p50 ${cta.closeP50Ms.toFixed(1)} ms, p99 ${cta.closeP99Ms.toFixed(1)} ms, ${cta.steps} steps`,
  'p99 at most 200 ms',
  cta.closeP99Ms <= 200 && cta.steps > 0,
);
const risk = benchRiskWatch();
add(
  'Mark price moves over 50,000 positions, 1,000 near their limit: the longest of them',
  `${risk.nearMs.toFixed(1)} ms (one that reaches nobody: ${risk.farMs.toFixed(3)} ms)`,
  'at most 50 ms',
  risk.nearMs <= 50,
);
const hold = await benchSnapshotHold(seed);
add(
  'Longest hold of the core’s thread while a snapshot of 100,000 resting orders is made',
  `${hold.besideMs.toFixed(0)} ms (without one: ${hold.quietMs.toFixed(0)} ms; while the core takes it itself: ${hold.ownMs.toFixed(0)} ms; made in ${hold.makingMs.toFixed(0)} ms)`,
  'at most 50 ms',
  hold.besideMs <= 50,
);
for (const { what, ratio, manyMs, fewMs } of await benchOrderCentre())
  add(
    `First page of ${what}, of an account with 1,000,000 against one with 100`,
    `${ratio.toFixed(2)} × (${manyMs.toFixed(2)} ms to ${fewMs.toFixed(2)} ms)`,
    'at most 3 ×',
    ratio <= 3,
  );
for (const { what, ratio, manyMs, fewMs } of await benchPlaza())
  add(
    `First page of the ranking, ${what}, of 100,000 strategies against 1,000`,
    `${ratio.toFixed(2)} × (${manyMs.toFixed(2)} ms to ${fewMs.toFixed(2)} ms)`,
    'at most 3 ×',
    ratio <= 3,
  );
for (const { what, ratio, manyMs, fewMs } of await benchAdverts())
  add(
    `A page of adverts between people, ${what}, of 50,000 of one pair against 500, p95`,
    `${ratio.toFixed(2)} × (${manyMs.toFixed(2)} ms to ${fewMs.toFixed(2)} ms)`,
    'at most 3 ×',
    ratio <= 3,
  );
const deadlines = await benchC2cDeadlines();
add(
  `${deadlines.count} orders between people that are due in the same millisecond, after a restart: the last of them`,
  `${deadlines.latestMs} ms late, ${deadlines.count - deadlines.ended} lost`,
  'at most 1,000 ms, and none',
  deadlines.latestMs <= 1000 && deadlines.ended === deadlines.count,
);
addBacktestRows();
await addWorldRows();
ensureWebBuild();
await addBotHttpRow(botCount);
const server = await startMeasuredServer();
try {
  await benchServer(server.url);
} finally {
  await server.stop();
}

console.table(rows.map(({ what, figure, bar, met }) => ({ what, figure, bar, met })));
mkdirSync('bench', { recursive: true });
writeFileSync(
  'bench/latest.json',
  `${JSON.stringify({ takenAt: new Date().toISOString(), cores: cpus().length, node: process.version, rows }, null, 2)}\n`,
);
