// Addresses of the marketplace between people, without language.
export const marketplacePath = '/crypto-c2c';

/** The ads of a pair. */
export const boardPath = ({ coin, quote }: { readonly coin: string; readonly quote: string }): string =>
  `${marketplacePath}/${coin}/${quote}`;

/** Names in the place of a coin that are pages of their own. */
export const sectionNames: readonly string[] = ['orders', 'ads', 'payment-methods'];

export const c2cOrderPath = (orderId: string): string => `${marketplacePath}/orders/${orderId}`;
export const ownAdsPath = `${marketplacePath}/ads`;
export const paymentMethodsPath = `${marketplacePath}/payment-methods`;
