// The coins whose marks stand in public/icons/coins.svg (a test compares).
export const drawnCoins: ReadonlySet<string> = new Set(
  'USDT USDC BTC ETH SOL XRP BNB DOGE ADA TRX AVAX LINK DOT LTC BCH XLM UNI ATOM NEAR APT ARB OP SUI TON SHIB PEPE HBAR ICP FIL ETC AAVE POL INJ RENDER ALGO DAI WBTC MKR GRT LDO COMP STX VET MANA SAND AXS IMX TIA SEI RUNE KAS SNX'.split(
    ' ',
  ),
);
