// The parts of a kind on the pages of bots that there are. Their code comes late, so that a page loads that of its own kind alone.
import type { ComponentType } from 'react';

import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { TextName } from '#lib/i18n/text-names.ts';
import type { BotKind } from './bot-kind.ts';

/** The parameters in the address of the page on which a bot with these terms is made. */
export type AddressOf = (bot: BotTerms, kind: BotKind, market: SpotMarket) => URLSearchParams;

export type KindParts = {
  /** Draws the bot on its market's chart. */
  readonly OnChart: ComponentType;
  /** Null: it is not changed while it runs. */
  readonly Edit: ComponentType<{ readonly onClose: () => void }> | null;
  /** The leader that the bot follows, under its name; left out: the kind follows nobody. */
  readonly Followed?: ComponentType;
  /** Buttons that other kinds lack; null: none. */
  readonly Actions: ComponentType | null;
  /** Lists that other kinds lack, behind the journal; the catalogue (panel) has their names. */
  readonly panels: readonly { readonly id: TextName<'bots.panel'>; readonly Panel: ComponentType }[];
  readonly loadAddress: () => Promise<AddressOf>;
};
