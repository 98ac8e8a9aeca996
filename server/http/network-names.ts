// Networks as people call them.
const names: Readonly<Record<string, string>> = {
  BTC: 'Bitcoin',
  ERC20: 'Ethereum (ERC20)',
  BEP20: 'BNB Smart Chain (BEP20)',
  TRC20: 'Tron (TRC20)',
  SOL: 'Solana',
  LTC: 'Litecoin',
  SEPA: 'SEPA',
};

/** A network without a name of its own goes by its code. */
export const networkName = (network: string): string => names[network] ?? network;
