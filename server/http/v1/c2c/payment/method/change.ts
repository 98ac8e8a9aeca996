// Writes other details into a payment method.
import { changePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/change.ts';
import { paymentMethodAnswer, untouchedRefusal, unwrittenRefusal } from '#server/answers/c2c/payment-method-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveChangePaymentMethod = serveUser(
  changePaymentMethod,
  ['paymentMethods'],
  async ({ methodId, fields }, { userId }, { paymentMethods }) => {
    const kept = await paymentMethods.change(userId, Number(methodId), fields);
    if (!('reason' in kept)) return paymentMethodAnswer(kept);
    return kept.reason === 'unknown' || kept.reason === 'in-use' ? untouchedRefusal(kept) : unwrittenRefusal(kept);
  },
);
