import { BackupsSection } from './backups-section.tsx';
import { RestoreSection } from './restore-section.tsx';

export function BackupAndRestore() {
  return (
    <>
      <BackupsSection />
      <RestoreSection />
    </>
  );
}
