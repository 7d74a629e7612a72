import { HomePage } from "../../features/home/HomePage.tsx";
import { JobCard } from "../../features/jobs/JobCard.tsx";

export function HomeScreen() {
  return <HomePage card={(job, now) => <JobCard job={job} now={now} heading="h3" />} />;
}
