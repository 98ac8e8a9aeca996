// The process that gets killed together with its database: a whole exchange, which says its address once it answers.
import { startTestExchange } from '../api/start-test-exchange.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const { url } = await startTestExchange({ dataDir, databaseUrl });
process.stdout.write(`${url}\n`);
