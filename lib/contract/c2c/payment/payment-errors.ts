// The errors of payment methods in the marketplace between people, and the English message and the HTTP status of each.
export const paymentErrorCodes = {
  unknownPaymentMethod: '53010',
  paymentMethodLimit: '53011',
  paymentMethodExists: '53012',
  paymentMethodInUse: '53013',
  paymentIdentityNeeded: '53014',
  paymentHolderName: '53015',
  paymentDetailFormat: '53016',
  paymentDetailChecksum: '53017',
  paymentDetailCountry: '53018',
} as const;

export const paymentErrorAnswers = {
  unknownPaymentMethod: { message: 'Payment method not found', httpStatus: 200 },
  paymentMethodLimit: { message: 'You can have at most {limit} payment methods. Delete one first', httpStatus: 200 },
  paymentMethodExists: { message: 'You already have a payment method with these details', httpStatus: 200 },
  paymentMethodInUse: { message: 'An order in progress uses this payment method. Try again once the order is completed', httpStatus: 200 },
  paymentIdentityNeeded: { message: 'Complete identity verification before you add a payment method', httpStatus: 200 },
  paymentHolderName: { message: 'The account holder’s name must match your verified identity', httpStatus: 200 },
  paymentDetailFormat: { message: 'A payment detail has the wrong format. Check your entry', httpStatus: 200 },
  paymentDetailChecksum: { message: 'The check digits of this number don’t match. Check it for typos', httpStatus: 200 },
  paymentDetailCountry: { message: 'This payment method doesn’t support accounts in that country', httpStatus: 200 },
} as const;
