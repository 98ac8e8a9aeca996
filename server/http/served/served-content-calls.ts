// The calls about what the site says, as they are served.
import type { Served } from '../serving/serve.ts';
import { serveContentChanges } from '../v1/admin/content/changes.ts';
import { serveCreateContent } from '../v1/admin/content/create.ts';
import { serveDeskList } from '../v1/admin/content/list.ts';
import { servePreviewContent } from '../v1/admin/content/preview.ts';
import { servePublishContent } from '../v1/admin/content/publish.ts';
import { serveDeskItem } from '../v1/admin/content/read.ts';
import { serveSetContentTerms } from '../v1/admin/content/terms.ts';
import { serveUnpublishContent } from '../v1/admin/content/unpublish.ts';
import { serveWriteContent } from '../v1/admin/content/write.ts';
import { serveEnterDesk } from '../v1/admin/login.ts';
import { serveAnnouncements } from '../v1/cms/announce/list.ts';
import { serveAnnouncement } from '../v1/cms/announce/translation.ts';
import { serveCoinTexts } from '../v1/cms/coin.ts';
import { serveEconomicEvents } from '../v1/cms/economics.ts';
import { serveHelpCentre } from '../v1/cms/helpCenter.ts';
import { serveStrategyHelp } from '../v1/cms/helpCenter/content/strategicTradingContent.ts';
import { serveNews } from '../v1/cms/news.ts';
import { serveContentPositions } from '../v1/cms/position.ts';
import { serveWordsOfPage } from '../v1/cms/seo.ts';
import { serveContentTree } from '../v1/cms/webCommon/multistage.ts';
import { serveImportContentFolder } from '../v1/operator/content/import.ts';
import { serveSetOperator } from '../v1/operator/user/operator.ts';

export const servedContentCalls: readonly Served[] = [
  serveHelpCentre,
  serveStrategyHelp,
  serveAnnouncements,
  serveAnnouncement,
  serveNews,
  serveCoinTexts,
  serveEconomicEvents,
  serveContentPositions,
  serveWordsOfPage,
  serveContentTree,
  serveEnterDesk,
  serveDeskList,
  serveDeskItem,
  serveCreateContent,
  serveSetContentTerms,
  serveWriteContent,
  servePublishContent,
  serveUnpublishContent,
  servePreviewContent,
  serveContentChanges,
  serveImportContentFolder,
  serveSetOperator,
];
