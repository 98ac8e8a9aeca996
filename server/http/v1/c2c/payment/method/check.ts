// Checks a payment method before it is kept.
import { checkPaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/check.ts';
import { unwrittenRefusal } from '#server/answers/c2c/payment-method-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCheckPaymentMethod = serveUser(
  checkPaymentMethod,
  ['paymentMethods'],
  async ({ scheme, fields, methodId }, { userId }, { paymentMethods }) => {
    const checked = await paymentMethods.check(userId, {
      scheme,
      typed: fields,
      methodId: methodId === undefined ? null : Number(methodId),
    });
    return 'reason' in checked ? unwrittenRefusal(checked) : { fields: [...checked.fields] };
  },
);
