// The dashboard and the alerts that ship ask for metrics that there are, under the labels that they have.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { createMetrics } from '#server/monitoring/metrics.ts';
import { watchSockets } from '#server/monitoring/watch-sockets.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';

let exchange: TestExchange;
let told = '';
beforeAll(async () => {
  exchange = await startTestExchange();
  await createTrader(exchange, { USDT: ['TRC20', '5000'] });
  // The server of the product counts its sockets.
  const sockets = createMetrics();
  watchSockets(sockets, () => ({ sockets: 2, connections: 3, topics: 4 }));
  told = `${await (await fetch(`${exchange.url}/metrics`)).text()}\n${await sockets.text()}`;
});
afterAll(() => exchange.close());

const board = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) });
const expressions = (): readonly string[] => {
  const { panels } = board.parse(JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')));
  const rules = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
  return [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules.split(/^ {6}- alert: /m).slice(1)];
};

test('every metric that is asked for is told', () => {
  const asked = new Set(expressions().flatMap((text) => text.match(/meridian_\w+/g) ?? []));
  const lines = told.split('\n');
  const lacking = [...asked].filter((name) => !lines.some((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`)));
  expect(asked.size).toBeGreaterThan(15);
  expect(lacking).toEqual([]);
});

test('every figure of a socket is told under its name', () => {
  expect(told.split('\n').filter((line) => line.startsWith('meridian_sockets{'))).toEqual([
    'meridian_sockets{of="sockets"} 2',
    'meridian_sockets{of="connections"} 3',
    'meridian_sockets{of="topics"} 4',
  ]);
});

test('every metric that is told stands on the dashboard or in an alert', () => {
  const names = [...told.matchAll(/^# TYPE (meridian_\w+)/gm)].map(([, name]) => name ?? '');
  const asked = expressions().join('\n');
  expect([...new Set(names)].filter((name) => !asked.includes(name))).toEqual([]);
});
