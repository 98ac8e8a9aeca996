// The price at which the position of a bot would be taken over.
import { isolatedLiquidationPrice } from '#lib/order-math/risk/liquidation-price.ts';

type Held = Omit<Parameters<typeof isolatedLiquidationPrice>[0], 'contract'>;

/** Bots trade contracts that are margined in the coin of their price. Null: there is no such price. */
export const liquidationPriceOf = (held: Held): string | null => isolatedLiquidationPrice({ contract: { settle: 'quote' }, ...held });
