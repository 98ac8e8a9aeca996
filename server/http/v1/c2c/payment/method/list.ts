// Lists the user's payment methods.
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { paymentMethodAnswer } from '#server/answers/c2c/payment-method-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePaymentMethods = serveUser(getPaymentMethods, ['paymentMethods'], async (_request, { userId }, { paymentMethods }) => ({
  list: (await paymentMethods.list(userId)).map(paymentMethodAnswer),
}));
