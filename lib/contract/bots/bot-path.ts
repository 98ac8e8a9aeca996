// The address of a bot's page.
export const botPath = (strategyId: string): string => `/trading-bot/bot/${strategyId}`;
