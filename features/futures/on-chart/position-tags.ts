// The tags on the chart of a contract: the entry price of a position, its liquidation price, and its exits.
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { type PlanLevel, planLevels } from '#lib/plans/plan-levels.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import type { PositionRow } from '../positions/position-row.ts';

/** The words of a tag; each is short. */
export type TagWords = {
  readonly entry: (row: PositionRow) => string;
  readonly liquidation: (row: PositionRow) => string;
  readonly exit: (level: PlanLevel, row: PositionRow) => string;
};

export type TagActions = {
  readonly isAsked: boolean;
  readonly move: (level: PlanLevel, price: string) => Promise<void>;
  readonly remove: (planId: string) => Promise<void>;
};

const stays = { kind: 'position', isAsked: false, move: null, remove: null } as const;

function exitTags(row: PositionRow, words: TagWords, { isAsked, move, remove }: TagActions): readonly LevelTag[] {
  return row.exits.flatMap(planLevels).map((level): LevelTag => ({
    id: `exit-${level.plan.planId}-${level.part}`,
    price: level.price,
    kind: 'order',
    colour: level.part === 'takeProfit' ? 'positive' : 'negative',
    label: words.exit(level, row),
    isDotted: true,
    isAsked,
    move: level.move === null ? null : (price) => move(level, price),
    remove: () => remove(level.plan.planId),
  }));
}

/** The tags of the positions of one contract. The entry and liquidation prices cannot be moved by hand. */
export function positionTags(rows: readonly PositionRow[], words: TagWords, actions: TagActions): readonly LevelTag[] {
  return rows.flatMap((row): readonly LevelTag[] => {
    const { position, market, risk } = row;
    const shown = (text: string): string => formatPrice(text, market.pricePlace, { grouping: false });
    const price = risk?.liquidationPrice ?? null;
    const liquidation = price === null ? null : shown(price);
    return [
      {
        ...stays,
        id: `entry-${row.key}`,
        price: shown(position.averageOpenPrice),
        colour: position.holdSide === 'long' ? ('positive' as const) : ('negative' as const),
        label: words.entry(row),
      },
      ...(liquidation === null
        ? []
        : [
            {
              ...stays,
              id: `liquidation-${row.key}`,
              price: liquidation,
              colour: 'warning' as const,
              label: words.liquidation(row),
              isDotted: true,
            },
          ]),
      ...exitTags(row, words, actions),
    ];
  });
}
