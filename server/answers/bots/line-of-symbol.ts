// The business line of a market by its name alone: the market may not be listed any more.
import { contractLines, lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import { BusinessLine } from '#lib/contract/enums.ts';

export function lineOfSymbol(symbol: string): BusinessLine {
  const key = lineOfSymbolId(symbol);
  return key === undefined ? BusinessLine.spot : contractLines[key];
}
