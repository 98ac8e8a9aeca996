// A coin's smallest unit here and on its chain: 0.00000001 USDT here, 0.000001 there.

/** Rounded down: what is less than a unit here is not credited. */
export const toVenueUnits = (value: bigint, chainDecimals: number, venueDecimals: number): bigint =>
  venueDecimals >= chainDecimals
    ? value * 10n ** BigInt(venueDecimals - chainDecimals)
    : value / 10n ** BigInt(chainDecimals - venueDecimals);

/** Null: the chain has no such part of the coin. */
export function toChainUnits(units: bigint, venueDecimals: number, chainDecimals: number): bigint | null {
  if (chainDecimals >= venueDecimals) return units * 10n ** BigInt(chainDecimals - venueDecimals);
  const step = 10n ** BigInt(venueDecimals - chainDecimals);
  return units % step === 0n ? units / step : null;
}
