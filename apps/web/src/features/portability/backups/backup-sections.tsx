import { BackupsSection } from './backups-section.tsx';
import { RestoreSection } from './restore-section.tsx';

/** Backups of the account, and restoring one. */
export function BackupSections() {
  return (
    <>
      <BackupsSection />
      <RestoreSection />
    </>
  );
}
