// The fields of a plan order that can be changed while it waits.

export type PlanField =
  | 'triggerPrice'
  | 'executePrice'
  | 'takeProfit'
  | 'takeProfitLimit'
  | 'stopLoss'
  | 'stopLossLimit'
  | 'stopLossWait'
  | 'callback'
  | 'size';
