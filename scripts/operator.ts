// npm run operator -- replay … | market … | scenario …: the operator's hand on a running exchange on this machine.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod/mini';

import { controlReplay } from '#lib/contract/calls/v1/operator/replay/control.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { setMarketState } from '#lib/contract/calls/v1/operator/market/state.ts';
import type { AnyCall, ResponseOf } from '#lib/contract/call.ts';

const usage = `npm run operator -- replay pause | play
npm run operator -- replay speed 10                      0.1 to 1000 times as fast
npm run operator -- replay seek 2023-02-02T09:20:00Z     a recorded moment
npm run operator -- market BTCUSDT online | cancel-only | halted
npm run operator -- scenario live crash                  squeeze, frozen-index, funding-spike; demo for play money; a seed may follow
npm run operator -- scenario live end

DATA_DIR (or .data) holds the key; PORT (or 3000) is where the exchange listens.`;

const envelope = z.object({ code: z.string(), msg: z.string(), data: z.unknown() });

/** Refuses (Error, in words for the operator) when there is no key, no exchange, or the exchange refuses. */
async function call<Call extends AnyCall>(definition: Call, request: object): Promise<ResponseOf<Call>> {
  const path = join(resolve(process.env['DATA_DIR'] || '.data'), 'operator-key');
  if (!existsSync(path)) throw new Error(`there is no key at ${path}: start the exchange once, or set DATA_DIR`);
  const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}`;
  const answer = await fetch(`${address}/api/${definition.path}`, {
    method: definition.method,
    headers: { 'content-type': 'application/json', 'x-operator-key': readFileSync(path, 'utf8').trim() },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error(`nothing answers at ${address}: is the exchange running, and is PORT right?`);
  });
  const { code, msg, data } = envelope.parse(await answer.json());
  if (code !== '00000') throw new Error(msg);
  return z.parse<Call['response']>(definition.response, data);
}

async function steer(action: string, value: string | undefined): Promise<string> {
  const request = (): object => {
    if (action === 'play' || action === 'pause') return { action };
    if (action === 'speed' && value !== undefined && Number.isFinite(Number(value))) return { action, speed: Number(value) };
    const timeMs = Date.parse(value ?? '');
    if (action === 'seek' && !Number.isNaN(timeMs)) return { action, timeMs };
    throw new Error(usage);
  };
  const { state, clockMs, speed, markets } = await call(controlReplay, request());
  return `${markets.join(', ')}: ${state} at ${new Date(clockMs).toISOString()}, ${speed} times as fast`;
}

async function setState(symbolId: string, state: string | undefined): Promise<string> {
  const done = await call(setMarketState, { symbolId, state });
  return `${done.symbol} is ${done.state}`;
}

async function bend(world: string, what: string | undefined, seed: string | undefined): Promise<string> {
  const request =
    what === 'end' ? { action: 'end', world } : { action: 'begin', world, kind: what, ...(seed === undefined ? {} : { seed }) };
  const { running } = await call(controlScenario, request);
  const words = running.map((one) => `${one.world}: ${one.kind} (seed ${one.seed}) until ${new Date(one.endMs).toISOString()}`);
  return words.length === 0 ? 'prices move as they would' : words.join('\n');
}

try {
  const [about, what, value, seed] = process.argv.slice(2);
  if (what === undefined) throw new Error(usage);
  if (about === 'replay') console.log(await steer(what, value));
  else if (about === 'market') console.log(await setState(what, value));
  else if (about === 'scenario') console.log(await bend(what, value, seed));
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
