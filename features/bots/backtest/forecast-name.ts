// The name under which the backtest is kept that a bot was started from: its page finds it again by it.
export const forecastName = (strategyId: string): string => `bot ${strategyId}`;
