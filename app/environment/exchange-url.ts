// The URL by which the web app's server side reaches the exchange's calls.
export const exchangeUrl = (): string => process.env['EXCHANGE_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
