// Why money moves, in groups that a list can be narrowed to: each is some causes of the ledger.

export const movementKinds = {
  deposit: ['deposit', 'deposit-reversal'],
  withdrawal: ['withdrawal'],
  transfer: ['transfer'],
  /** Between a main account and its sub-accounts. */
  internal: ['internal-transfer'],
  trade: ['trade'],
  convert: ['convert'],
  /** Between an account and its bots. */
  strategy: ['strategy'],
  /** Between those who copy a strategy, or their copies, and its author. */
  copying: ['strategy-price', 'profit-share'],
  fee: ['fee'],
  loan: ['loan', 'repayment'],
  interest: ['interest'],
  funding: ['funding'],
  liquidation: ['liquidation', 'deleverage', 'netting'],
  delivery: ['delivery'],
  /** Between what is available and what is held of one account: nothing comes or goes. */
  hold: ['reserve', 'release', 'margin', 'withdrawal-reserve', 'withdrawal-release'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type MovementKind = keyof typeof movementKinds;

export const movementKindNames = [
  'deposit',
  'withdrawal',
  'transfer',
  'internal',
  'trade',
  'convert',
  'strategy',
  'copying',
  'fee',
  'loan',
  'interest',
  'funding',
  'liquidation',
  'delivery',
  'hold',
] as const satisfies readonly MovementKind[];

/** The causes by which bots fill the ledger: of all others there are few. */
export const frequentCauses = ['reserve', 'release', 'trade', 'fee'] as const;
