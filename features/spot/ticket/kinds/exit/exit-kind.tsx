// Take-profit, stop-loss or both on what one holds.
import { Side } from '#lib/contract/enums.ts';
import { SizeFields } from '../size-fields.tsx';
import { ExitRows } from '../exit-rows.tsx';
import { exitFields, exitTexts, type ExitText } from '../preset-exit.ts';
import { typedPrices, waitsForPrice, type SpotKind } from '../spot-kind.ts';
import { previewExit } from './preview-exit.ts';

export const exitKind: SpotKind<ExitText> = {
  ...waitsForPrice,
  texts: exitTexts,
  priceFields: exitFields,
  // An exit is of what one holds: it sells unless told otherwise.
  firstSide: Side.sell,
  Fields: ({ form }) => (
    <>
      <ExitRows form={form} />
      <SizeFields form={form} />
    </>
  ),
  typedIn: (form) => typedPrices(form, exitFields),
  limitPrices: ({ texts }) =>
    (
      [
        { field: 'takeProfitLimit', price: texts.takeProfitLimit, trigger: texts.takeProfitPrice },
        { field: 'stopLossLimit', price: texts.stopLossLimit, trigger: texts.stopLossPrice },
      ] as const
    ).filter(({ price }) => price !== ''),
  preview: previewExit,
};
