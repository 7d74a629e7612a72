import { HomePage } from "../../features/home/HomePage.tsx";
import { HomeSearch } from "../../features/jobs/HomeSearch.tsx";
import { JobCard } from "../../features/jobs/JobCard.tsx";

export function HomeScreen() {
  return (
    <HomePage
      card={(job, now) => <JobCard job={job} now={now} heading="h3" />}
      search={<HomeSearch />}
    />
  );
}
