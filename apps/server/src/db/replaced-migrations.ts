/** A row of the ledger `schema_migrations`: a migration's name and the SHA-256 of its file. */
export interface LedgerEntry {
  name: string;
  hash: string;
}

/** The last commit that contains the replaced migrations. */
export const LAST_COMMIT_BEFORE_BASELINE = '41aaf69';

/** The migration that creates the same schema as all replaced migrations together. */
export const BASELINE = '0000_baseline';

/** The migrations that the baseline replaced, in their order. */
export const REPLACED_MIGRATIONS: readonly LedgerEntry[] = [
  { name: '0000_extensions', hash: 'ba641c98f2926709cbca46438a549469fcef9059dfc180c65c4786b3a489c6df' },
  { name: '0001_ground_floor', hash: '79bd7627bc2f2a18d5526deb3e7de7adbb0f8615467c1b4d204175be1049cda7' },
  { name: '0002_import_options', hash: '4ce7dcc36d9b59286e24177bfa360e78105c933f9fd41c12d04912fd00ad983b' },
  { name: '0003_unlogged_rate_limits', hash: '0312a0b42785e20c3530319d2ae7bab6c24440b676c7898b51d06eae93a1708a' },
  { name: '0004_pictures', hash: '6f4eed168a1e163d8fd8f8c939f4bfa82d63599927005e4d2a2abdbbc2d10497' },
  { name: '0005_sorting', hash: '77b61b48aba5fde4c8460fc5f46fed6d904be06c2a7993d66b382e200751a717' },
  { name: '0006_assistant_and_privacy', hash: '58f9ffa255832d8622d315e8ad1fd22ce4539410b22e8b5368002c98289c2ac1' },
  { name: '0007_planner', hash: 'e260bc01af13a69c6b0b0ba00de0b1b827c4c0d03ae3220c7e65c5bbc942cd24' },
  { name: '0008_reminders_notifications', hash: '8e5908bbf636df46804dfedd8a9c762787963c4587cde64c54a724be0dab8b2f' },
  { name: '0009_suggestion_origin', hash: '67868f7b78373b518c8363045cecd132ed252b4b882bcc245dce332e52b76478' },
  { name: '0010_schedule', hash: 'd7b999f6309fbbe0393c08d749705079a08d1797c6e0b63aed5086adf4a113eb' },
  { name: '0011_plans', hash: '2ab2b0ce67d5984e677ea137e8269200ed3bbffca225b41e4cd4233d5884c1af' },
  { name: '0012_meaning', hash: '2f89a3d63e86ae25634e0ac93cae78088b2035678eecc79aa9cb55ad2798c2f7' },
  { name: '0013_import_previews', hash: 'bab715d64bcd45a02e3a521f5a7fa317b4bfd6a08bc72781235c5ba125b8fcf3' },
  { name: '0014_subcategory_proposals', hash: 'b69252446ab4d8f74bf4f326fb5fe86c95562adc09411e10f217b5ece90ad0b9' },
  { name: '0015_resorting', hash: '01bb74ed4df0fe47dd3f6aa80830700deacca2dae3f2c76f5f03e2a15fc2e64b' },
  { name: '0016_templates', hash: '2482639e6f37ec315a1c0ca71b38e07a97672e71f8d45d986041b78ed5941d06' },
  { name: '0017_calendar_feeds', hash: 'e9db568e2310d2a6921a8a9fac46410947817b6ca361a2c70f74fbdcea015b80' },
  { name: '0018_briefings', hash: 'ea5b9ea114636559ee6a4858573a4c3cdc82f2006ad26bdfb58716cc794b6d37' },
  { name: '0019_search_sharing_bulk', hash: '034b31a8ffb45e89083da50cccaf057b9f02b3c34056ea4eab69327c5967c22f' },
  { name: '0020_followed_calendars', hash: '346d1a4111dbf839c93282da1db04916c4f07356e4703a886ac2f0e8dc5043b3' },
  { name: '0021_recommendations', hash: 'e52c498168046b0e4a9597d643cc7c67f5fd52fe4b51758eed0ad588903112a0' },
  { name: '0022_trends_reports', hash: '62a62387fb976deb63bbd68f54afa35e41a66626c9e1b46b182b6a1382dc20d0' },
  { name: '0023_trend_marks', hash: 'e5f3a6073877355f67d71b92820b64a383434a8b7694dfb885311e38a1e3967f' },
  { name: '0024_learning', hash: 'be9667ed890e554d88a1b5e592ed4d4b40daabe12bb5c535f841af66d7d1dad5' },
  { name: '0025_scheduled_prompts', hash: 'c9c9b6906658da26f4b8a0d3d86597111ecb2f4df334dc85ad207b2173496936' },
  { name: '0026_trend_phrase_indexes', hash: '5f76cca9f39d73a127cd843de3d6ce6a417e60539bcfbbfe00be070b17d4c11d' },
  { name: '0027_second_step', hash: '3159cd4c2441015db5cf80fde73bd7edbd2d124b066cbfb5fd3194c3084b58b9' },
  { name: '0028_backups', hash: '99740bd37ce63460e852785ddf7489d3708f9423eae48232f8ff5f3068a4bced' },
  { name: '0029_memories', hash: '322f99d02f421f918f19e284dd623e69a462787f1076f8808498eec15a3736ff' },
  { name: '0030_refining', hash: '4c2ebea2473c482b82f48923178818e6ed3ee856537bd018f101608410995993' },
  { name: '0031_review_undo', hash: '1b40a634fa485cee82f0066799308bb921482dfad6cd3790b52b8bc7047d6130' },
  { name: '0032_free_time', hash: '4bb419c2659ab93575a100eae98568a18846a4243360ea638c53c7f5dbec9fd1' },
  { name: '0033_model_words', hash: '2fd2c6a59bc952a8bed4e867484ac7a9dba7efee0f1bc36a29773cb791cdcdbf' },
  { name: '0034_find_fast', hash: 'be01d588d5c57a5b34e856d0f30932152f841e90feac2d2f552867f6c9b17e18' },
  { name: '0035_memory_sources', hash: '723d34ce5a66681fe5d8515e16d04535919d70187ce23f072bdf93eec8256343' },
  { name: '0036_trend_months', hash: 'e01361843c81ebd1c9d66042f2ecb0d73bba44f5dc04c82c9c3f94e1d0b07b69' },
  { name: '0037_kept_files', hash: '0adc6d2c03d8624ce9239c167b3d006767667f410afd17c44b0dde13fedcfb0f' },
  { name: '0038_trend_years', hash: 'de4ee487623855746f29ce336c998f84fa8fbe21f6b220769aec4e68f2cccbd2' },
  { name: '0039_suggestions_alone', hash: '031b7aa9ce36d216c6b062ed90b65f4b58490b46dd710cc35be255fb9c1e8839' },
  { name: '0040_kept_summaries', hash: 'fd95f19d6b577ffee3474001201fd40b79cc67c735c56aeea56ae3531fcc3b4d' },
];

const hashes = new Map(REPLACED_MIGRATIONS.map(({ name, hash }) => [name, hash]));

/** How many of the replaced migrations a ledger holds: none of them, all of them with their hashes, or only some. */
export function replacedMigrationsIn(ledger: readonly LedgerEntry[]): 'none' | 'some' | 'all' {
  const found = ledger.filter(({ name }) => hashes.has(name));
  if (found.length === 0) return 'none';
  const isComplete = found.length === hashes.size && found.every(({ name, hash }) => hashes.get(name) === hash);
  return isComplete ? 'all' : 'some';
}

/** A ledger with the baseline in place of the migrations it replaced; unchanged when it does not hold all of them. */
export function withBaseline(
  ledger: readonly LedgerEntry[],
  migrations: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const baseline = migrations.find(({ name }) => name === BASELINE);
  if (baseline === undefined || replacedMigrationsIn(ledger) !== 'all') return ledger;
  return [baseline, ...ledger.filter(({ name }) => !hashes.has(name))];
}
