// Sends every dated contract that has ended with the price that it was delivered at as a file, the last to end first.
import { exportDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/export.ts';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import { csvFile } from '#server/answers/lists/csv-file.ts';
import { datedContracts } from '#server/answers/contracts/dated-contracts.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const head = ['contract', 'line', 'deliveredAt', 'deliveryPrice', 'quoteCoin'];

export const serveExportDeliveries = servePublic(exportDeliveries, ['projections', 'listings', 'now'], ({ businessLine }, rooms) => {
  async function* pages() {
    const dated = await datedContracts(rooms, businessLine);
    yield dated.flatMap(({ market, deliveryTimeMs, deliveryPrice }) =>
      deliveryPrice === null
        ? []
        : [[market.symbol, lineKeyOf(market.contract.line) ?? '', new Date(deliveryTimeMs).toISOString(), deliveryPrice, market.quote]],
    );
  }
  return csvFile('deliveries', head, pages());
});
