// Makes the data folder that tests copy: an exchange is opened in it once and stopped.
import { startTestExchange } from './start-test-exchange.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: make-template FOLDER');
const exchange = await startTestExchange({ dataDir });
await exchange.close();
