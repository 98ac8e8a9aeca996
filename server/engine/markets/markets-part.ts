// The part of the core about what is listed: coins and markets.
import type { Part } from '../part.ts';
import type { Asset } from '../state.ts';
import { once, view } from '../view.ts';
import type { MarketCommand } from './market-command.ts';
import { marketCommands } from './market-commands.ts';
import { marketImage } from './market-image.ts';
import type { MarketRules } from './market-rules.ts';

/** The views of listings, in the order of listing. */
const marketViews = {
  assets: view(({ state }): readonly Asset[] => [...state.assets.values()], once),
  markets: view(({ state }): readonly MarketRules[] => [...state.markets.values()].map(({ rules }) => rules), once),
};

export const marketsPart = {
  commands: marketCommands,
  image: marketImage,
  invariants: [],
  views: marketViews,
  due: null,
} satisfies Part<MarketCommand>;
