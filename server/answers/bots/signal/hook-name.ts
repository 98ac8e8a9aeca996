// The name of a bot's webhook in its address: the world that the bot is in, and its number.
import { TradingMode } from '#lib/contract/trading-mode.ts';

type Hook = { readonly mode: TradingMode; readonly strategyId: number };

const words = { [TradingMode.live]: 'live', [TradingMode.paper]: 'demo' } as const satisfies Readonly<Record<TradingMode, string>>;

export const hookPath = ({ mode, strategyId }: Hook): string => `/api/v1/signal/${words[mode]}-${strategyId}`;

/** Null: it is none. */
export function readHook(name: string): Hook | null {
  const found = /^(live|demo)-([1-9]\d{0,15})$/.exec(name);
  if (found === null) return null;
  return { mode: found[1] === 'live' ? TradingMode.live : TradingMode.paper, strategyId: Number(found[2]) };
}
