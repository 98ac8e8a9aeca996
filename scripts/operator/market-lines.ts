// The lines that an operator can write about markets and what moves their prices.
import { controlReplay } from '#lib/contract/calls/v1/operator/replay/control.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { setAllMarketStates } from '#lib/contract/calls/v1/operator/market/all.ts';
import { setMarketState } from '#lib/contract/calls/v1/operator/market/state.ts';
import { operatorCall as call } from './operator-call.ts';
import type { OperatorLine } from './operator-line.ts';

async function steer(request: object): Promise<string> {
  const { state, clockMs, speed, markets } = await call(controlReplay, request);
  return `${markets.join(', ')}: ${state} at ${new Date(clockMs).toISOString()}, ${speed} times as fast`;
}

async function setState(symbolId: string, state: string): Promise<string> {
  const done = await call(setMarketState, { symbolId, state });
  return `${done.symbol} is ${done.state}`;
}

async function setAll(state: string): Promise<string> {
  const { changed, refused } = await call(setAllMarketStates, { state });
  const others = refused.length === 0 ? '' : `; not changed: ${refused.join(', ')}`;
  return `${changed} markets are ${state} now${others}`;
}

async function bend(request: object): Promise<string> {
  const { running } = await call(controlScenario, request);
  const words = running.map((one) => `${one.world}: ${one.kind} (seed ${one.seed}) until ${new Date(one.endMs).toISOString()}`);
  return words.length === 0 ? 'prices move as they would' : words.join('\n');
}

async function listDelivery(request: object): Promise<string> {
  const { name } = await call(controlScenario, { action: 'delivery', ...request });
  return `${name} is listed with the next second`;
}

export const marketLines: readonly OperatorLine[] = [
  {
    words: ['market'],
    rest: 'BTCUSDT online | cancel-only | halted',
    about: 'all in place of BTCUSDT: every market of the live venue',
    run: ([symbolId, state, ...more]) => {
      if (symbolId === undefined || state === undefined || more.length > 0) return null;
      return symbolId === 'all' ? setAll(state) : setState(symbolId, state);
    },
  },
  {
    words: ['scenario'],
    rest: 'live | paper | demo crash | end',
    about:
      'crash, squeeze, frozen-index or funding-spike, a seed may follow; paper: all of demo trading; demo: play money beside real money',
    run: ([world, what, seed, ...more]) => {
      if (world === undefined || what === undefined || more.length > 0) return null;
      if (what === 'end') return seed === undefined ? bend({ action: 'end', world }) : null;
      return bend({ action: 'begin', world, kind: what, ...(seed === undefined ? {} : { seed }) });
    },
  },
  {
    words: ['delivery'],
    rest: 'paper | demo 5',
    about: 'lists a coin-margined contract of play money that is delivered after so many minutes, 2 to 60; three may be alive at a time',
    run: ([world, minutes = '', ...more]) =>
      world === undefined || !/^\d+$/.test(minutes) || more.length > 0 ? null : listDelivery({ world, minutes: Number(minutes) }),
  },
  {
    words: ['replay', 'pause'],
    rest: '',
    about: 'stops the recording',
    run: (rest) => (rest.length === 0 ? steer({ action: 'pause' }) : null),
  },
  {
    words: ['replay', 'play'],
    rest: '',
    about: 'lets it go on',
    run: (rest) => (rest.length === 0 ? steer({ action: 'play' }) : null),
  },
  {
    words: ['replay', 'speed'],
    rest: '10',
    about: '0.1 to 1000 times as fast',
    run: ([speed = '', ...more]) =>
      speed !== '' && Number.isFinite(Number(speed)) && more.length === 0 ? steer({ action: 'speed', speed: Number(speed) }) : null,
  },
  {
    words: ['replay', 'seek'],
    rest: '2023-02-02T09:20:00Z',
    about: 'a recorded moment',
    run: ([moment = '', ...more]) => {
      const timeMs = Date.parse(moment);
      return Number.isNaN(timeMs) || more.length > 0 ? null : steer({ action: 'seek', timeMs });
    },
  },
];
