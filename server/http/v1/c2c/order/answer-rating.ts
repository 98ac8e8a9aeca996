// Answers to a rating of an order of one's own.
import { answerC2cRating } from '#lib/contract/calls/v1/c2c/order/answer-rating.ts';
import { detailAnswer } from '#server/answers/c2c/told-order.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAnswerC2cRating = serveUser(
  answerC2cRating,
  ['ratings', 'c2cOrders', 'listings'],
  async ({ orderId, text }, { accountId }, { ratings, ...rooms }) => {
    const refused = await ratings.answer(accountId, Number(orderId), text.trim());
    return refused === null ? detailAnswer(accountId, orderId, rooms) : refuse(refused);
  },
);
