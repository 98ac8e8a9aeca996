// Tells the payment schemes of the marketplace.
import { getPaymentSchemes } from '#lib/contract/calls/v1/c2c/payment/schemes.ts';
import { paymentChoices } from '#lib/contract/c2c/payment/field-kinds.ts';
import { paymentScheme, paymentSchemeIds, schemeFields } from '#lib/contract/c2c/payment/schemes.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const servePaymentSchemes = servePublic(getPaymentSchemes, [], ({ currency }) => ({
  list: paymentSchemeIds
    .map((scheme) => ({ scheme, ...paymentScheme(scheme) }))
    .filter(({ currencies }) => currency === undefined || currencies.includes(currency))
    .map(({ scheme, name, currencies }) => ({
      scheme,
      name,
      currencies: [...currencies],
      fields: schemeFields(scheme).map(({ kind, needed }) => {
        const choices = paymentChoices(kind);
        return { kind, needed, choices: choices === null ? null : [...choices] };
      }),
    })),
}));
