// The errors of orders between people, and the English message and the HTTP status of each.
export const c2cOrderErrorCodes = {
  advertTaken: '53100',
  advertUncovered: '53101',
  c2cOrderLimit: '53102',
  c2cStepClosed: '53103',
  buyingPaused: '53104',
  noSharedMethod: '53105',
} as const;

export const c2cOrderErrorAnswers = {
  advertTaken: { message: 'This ad has a smaller amount left. Choose a smaller amount or another ad', httpStatus: 200 },
  advertUncovered: {
    message: 'The advertiser’s balance doesn’t cover this amount. Choose a smaller amount or another ad',
    httpStatus: 200,
  },
  c2cOrderLimit: { message: 'You have too many open C2C orders (max {limit}). Complete or cancel one first', httpStatus: 200 },
  c2cStepClosed: { message: 'The order status has changed. Check the order before you continue', httpStatus: 200 },
  buyingPaused: { message: 'You canceled too many orders. You can buy again in {minutes} min', httpStatus: 200 },
  noSharedMethod: { message: 'Choose one of your payment methods that this ad accepts', httpStatus: 200 },
} as const;
