import { everyone, type Actor } from "../../support/actors.ts";

/**
 * Who may do what: a row is one request with one set of data, a column one identity. Where nobody may, the row gives
 * the reason; elsewhere an allowed actor sends the same request as the refused ones. 'Own' refers to the actor's
 * documents, with the same data under each actor's id. operations.ts holds the requests.
 */
const cells = `
                                 nobody  applicant  another    unverified  company  company  deactivated  deleted  administrator
                                                    applicant  company     A        B        company      company

a listed job
  get                            yes     yes        yes        yes         yes      yes      yes          yes      yes
  list                           yes     yes        yes        yes         yes      yes      yes          yes      yes
  list without a bound           -       -          -          -           -        -        -            -        yes
a hidden job of company A
  get                            -       -          -          -           yes      -        -            -        yes
  list                           -       -          -          -           yes      -        -            -        yes
  list with others               -       -          -          -           -        -        -            -        yes
jobs
  list own                       -       yes        yes        yes         yes      yes      yes          yes      yes
  list across collections        -       -          -          -           -        -        -            -        -      | no rule reaches below a document of another collection
  create own                     -       -          -          -           yes      yes      -            -        -
  create of company A            -       -          -          -           yes      -        -            -        -
  create own, without a place    -       -          -          -           -        -        -            -        -      | what comes to wait takes one of ten places
  create approved                -       -          -          -           -        -        -            -        yes
  create over another            -       -          -          -           -        -        -            -        -      | a job that is there is edited, not replaced
  update own availability        -       -          -          -           yes      yes      -            -        yes
  update availability            -       -          -          -           yes      -        -            -        yes
  update content, to wait        -       -          -          -           yes      -        -            -        -
  update approved content        -       -          -          -           -        -        -            -        -      | an approved text stays until another is approved
  update content, as approved    -       -          -          -           -        -        -            -        yes
  update listed                  -       -          -          -           -        -        -            -        -      | functions list a job once it was approved
  update company                 -       -          -          -           -        -        -            -        -      | a job stays with the company that made it
  delete                         -       -          -          -           -        -        -            -        yes
  delete own                     -       -          -          -           -        -        -            -        yes
  delete own, and say so         -       -          -          -           yes      yes      -            -        -
below a job
  get                            -       -          -          -           -        -        -            -        -      | nothing is kept there
  create                         -       -          -          -           -        -        -            -        -      | nothing is kept there
jobApprovals
  get                            -       -          -          -           yes      -        -            -        yes
  list                           -       -          -          -           yes      -        -            -        yes
  list of everybody              -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions open it
  update                         -       -          -          -           -        -        -            -        yes
  delete                         -       -          -          -           -        -        -            -        -      | functions remove it with its job
jobEdits
  get                            -       -          -          -           yes      -        -            -        yes
  get of own job, never made     -       yes        yes        yes         yes      yes      yes          yes      yes
  get of A's job, never made     -       -          -          -           yes      -        -            -        yes
  list                           -       -          -          -           yes      -        -            -        yes
  list of everybody              -       -          -          -           -        -        -            -        yes
  create of own job              -       -          -          -           yes      yes      -            -        -
  create of company A's job      -       -          -          -           yes      -        -            -        -
  create of a hidden job         -       -          -          -           -        -        -            -        -      | a job that is not approved is edited itself
  update text                    -       -          -          -           yes      -        -            -        -
  update status                  -       -          -          -           -        -        -            -        yes
  update what functions keep     -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           yes      -        -            -        -
jobExplanations
  get                            -       -          -          -           yes      -        -            -        yes
  get of own job, never made     -       yes        yes        yes         yes      yes      yes          yes      yes
  get of A's job, never made     -       -          -          -           yes      -        -            -        yes
  list                           -       -          -          -           -        -        -            -        -      | they are read with their job
  create of own job              -       -          -          -           yes      yes      -            -        -
  create of company A's job      -       -          -          -           yes      -        -            -        -
  create of no job               -       -          -          -           -        -        -            -        -      | they are about a job
  update                         -       -          -          -           yes      -        -            -        -
  delete                         -       -          -          -           -        -        -            -        -      | functions remove it with its job
queuePlaces
  get                            -       -          -          -           yes      -        -            -        -
  get own                        -       -          -          -           yes      yes      yes          -        -
  list                           -       -          -          -           -        -        -            -        -      | a company knows the one of its own
  create                         -       -          -          -           yes      -        -            -        -
  create own                     -       -          -          -           yes      yes      -            -        -
  create own, for no job         -       -          -          -           -        -        -            -        -      | a place is taken by a job that comes to wait
  update                         -       -          -          -           -        -        -            -        -      | a place is free when its job no longer waits
  update own                     -       -          -          -           yes      yes      -            -        -
  delete                         -       -          -          -           -        -        -            -        -      | functions remove it with its company
  delete own                     -       -          -          -           -        -        -            -        -      | functions remove it with its company
pendingJobs
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        yes
  update                         -       -          -          -           -        -        -            -        yes
  delete                         -       -          -          -           -        -        -            -        yes
rejectedJobs
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        yes
  create beside the queue        -       -          -          -           -        -        -            -        -      | a vacancy waits or was refused, not both
  update                         -       -          -          -           -        -        -            -        yes
  delete                         -       -          -          -           -        -        -            -        yes
companies
  get                            -       -          -          -           yes      -        -            -        yes
  get own                        -       yes        yes        yes         yes      yes      yes          yes      yes
  list                           -       -          -          -           -        -        -            -        yes
  list own                       -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           yes      -        -            -        -
  create own                     -       -          -          yes         yes      yes      yes          -        -
  create over another            -       -          -          -           -        -        -            -        -      | a profile that is there is edited, not replaced
  update                         -       -          -          -           yes      -        -            -        -
  update own                     -       -          -          -           yes      yes      yes          -        -
  update active                  -       -          -          -           -        -        -            -        yes
  update own active              -       -          -          -           -        -        -            -        yes
  update verified                -       -          -          -          -        -        -            -          yes
  update own verified            -       -          -          -          -        -        -            -          yes
  update verified, as forged     -       -          -          -          -        -        -            -          -      | what was looked up is what the company is called now
  update register hold           -       -          -          -          -        -        -            -          -      | functions write it
  delete                         -       -          -          -           yes      -        -            -        yes
  delete own                     -       -          -          -           yes      yes      -            -        yes
companyTaxIds
  get                            -       -          -          -          -        -        -            -          yes
  get own                        -       -          -          -          -        -        -            -          yes
  list                           -       -          -          -          -        -        -            -          -      | it is read with its company
  create                         -       -          -          -          -        -        -            -          yes
  create own                     -       -          -          -          -        -        -            -          yes
  create of no company           -       -          -          -          -        -        -            -          -      | a number belongs to a company
  update                         -       -          -          -          -        -        -            -          yes
  delete                         -       -          -          -          -        -        -            -          yes
publicCompanies
  get                            -       -          -          -          -        -        -            -          -      | functions render it
  list                           -       -          -          -          -        -        -            -          -      | functions render it
  create                         -       -          -          -          -        -        -            -          -      | functions write it
  update                         -       -          -          -          -        -        -            -          -      | functions write it
  delete                         -       -          -          -          -        -        -            -          -      | functions write it
employerRegister
  get                            -       -          -          -          -        -        -            -          yes
  list                           -       -          -          -          -        -        -            -          -      | there is one edition
  create                         -       -          -          -          -        -        -            -          yes
  create of another edition      -       -          -          -          -        -        -            -          -      | there is one edition
  update                         -       -          -          -          -        -        -            -          yes
  update of one number           -       -          -          -          -        -        -            -          -      | an edition is replaced whole, and dated
  delete                         -       -          -          -          -        -        -            -          -      | an edition is replaced by the next
registerMatches
  get                            -       -          -          -          -        -        -            -          yes
  list                           -       -          -          -          -        -        -            -          yes
  create                         -       -          -          -          -        -        -            -          -      | functions write it
  update release                 -       -          -          -          -        -        -            -          yes
  update numbers                 -       -          -          -          -        -        -            -          -      | functions write it
  delete                         -       -          -          -          -        -        -            -          -      | functions write it
candidates
  get                            -       yes        -          -           yes      -        -            -        yes
  get own, never made            -       yes        yes        yes         yes      yes      yes          yes      yes
  get in the talent bank         -       yes        -          -           -        -        -            -        yes
  list own                       -       yes        yes        yes         yes      yes      yes          yes      yes
  list of company A              -       -          -          -           yes      -        -            -        yes
  list of everybody              -       -          -          -           -        -        -            -        yes
  create own                     -       yes        yes        yes         yes      yes      yes          yes      yes
  create own, talent bank        -       yes        yes        yes         yes      yes      yes          yes      yes
  create of the applicant        -       yes        -          -           -        -        -            -        -
  create own, hidden job         -       -          -          -           -        -        -            -        -      | a job takes applications while it is listed
  create over another            -       -          -          -           -        -        -            -        -      | an application is made once
  update stage                   -       -          -          -           yes      -        -            -        -
  update stage, opened           -       -          -          -           yes      -        -            -        -
  update own company's           -       -          -          -           yes      yes      -            -        -
  update note                    -       -          -          -           yes      -        -            -        -
  update missing file            -       yes        -          -           -        -        -            -        -
  update file that is there      -       -          -          -           -        -        -            -        -      | a file is named once
  update name                    -       -          -          -           -        -        -            -        -      | who erred withdraws and applies again
  delete                         -       yes        -          -           -        -        -            -        yes
resumes
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions open it
  update                         -       -          -          -           -        -        -            -        yes
  update profile                 -       -          -          -           -        -        -            -        yes
  delete                         -       -          -          -           -        -        -            -        -      | functions remove it with its application
talentCards
  get                            -       -          -          -           yes      -        -            -        yes
  list                           -       -          -          -           yes      -        -            -        yes
  list of an area                -       -          -          -           yes      -        -            -        yes
  list by skill and place        -       -          -          -           yes      -        -            -        yes
  list without a bound           -       -          -          -           -        -        -            -        -      | a page is bounded
  get without an open job        -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
contactRequests
  get                            -       -          -          -           yes      -        -            -        yes
  list                           -       -          -          -           yes      -        -            -        yes
  list own                       -       -          -          -           yes      yes      yes          -        yes
  list of some people            -       -          -          -           yes      yes      yes          -        yes
  list of everybody              -       -          -          -           -        -        -            -        yes
  list without a bound           -       -          -          -           -        -        -            -        -      | a page is bounded
  create                         -       -          -          -           -        -        -            -        -      | a function asks, once every bound is checked
  update                         -       -          -          -           -        -        -            -        -      | the person answers, by a function
  delete                         -       -          -          -           -        -        -            -        -      | functions remove it
hiringCompanies
  get                            -       -          -          -           -        -        -            -        -      | functions and rules alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
talentPool
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
stats
  get                            yes     yes        yes        yes         yes      yes      yes          yes      yes
  list                           -       -          -          -           -        -        -            -        -      | their name is known
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
shares below stats
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
hires below stats
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
numbers of the town
  get                            yes     yes        yes        yes         yes      yes      yes          yes      yes
  list                           -       -          -          -           -        -        -            -        -      | their name is known
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
months below the numbers
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
audit
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | what was decided stays
mail
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
tombstones
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | what is buried stays buried
jobClosures
  get                            -       -          -          -           yes      -        -            -        -
  get own                        -       -          -          -           yes      yes      yes          -        -
  list                           -       -          -          -           yes      -        -            -        -
  list own                       -       -          -          -           yes      yes      yes          -        -
  list of everybody              -       -          -          -           -        -        -            -        -      | a company finds those of its own jobs
  list without a bound           -       -          -          -           -        -        -            -        -      | a page is bounded
  create                         -       -          -          -           -        -        -            -        -      | a company writes it with the deletion of a job of its own, functions for all others
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | the sweep removes it with its term
closingNotices
  get                            -       -          -          -           -        -        -            -        -      | a company lists those of its own jobs
  list                           -       -          -          -           yes      -        -            -        -
  list own                       -       -          -          -           yes      yes      yes          -        -
  list of everybody              -       -          -          -           -        -        -            -        -      | a company finds those of its own jobs
  list without a bound           -       -          -          -           -        -        -            -        -      | a page is bounded
  create of own job              -       -          -          -           yes      yes      -            -        -
  create of company A's job      -       -          -          -           yes      -        -            -        -
  create of an open job          -       -          -          -           -        -        -            -        -      | a job that takes applications has not ended
  create of own deleted job      -       -          -          -           yes      yes      -            -        -
  create of no job               -       -          -          -           -        -        -            -        -      | it is about a job of the company
  update of own, told            -       -          -          -           yes      yes      -            -        -
  update of own, not told        -       -          -          -           -        -        -            -        -      | what is to be told is taken back, not moved
  delete                         -       -          -          -           yes      -        -            -        -
  delete of own, told            -       -          -          -           -        -        -            -        -      | what was told stays told
hires
  get                            -       -          -          -           -        -        -            -        -      | a company lists those of its own jobs
  list                           -       -          -          -           yes      -        -            -        -
  list own                       -       -          -          -           yes      yes      yes          -        -
  list of everybody              -       -          -          -           -        -        -            -        -      | everybody reads the sum
  list without a bound           -       -          -          -           -        -        -            -        -      | a page is bounded
  create of own job              -       -          -          -           yes      yes      -            -        -
  create of company A's job      -       -          -          -           yes      -        -            -        -
  create of own deleted job      -       -          -          -           yes      yes      -            -        -
  create of a job never public   -       -          -          -           -        -        -            -        -      | nobody is hired by a text that nobody saw
  create of no job               -       -          -          -           -        -        -            -        -      | it is about a job of the company
  update                         -       -          -          -           yes      -        -            -        -
  delete                         -       -          -          -           -        -        -            -        -      | an answer is changed, not taken away
publishedJobs
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions alone may
shortCodes
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions alone may
linkRequests
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions alone may
linkUses
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | what was used stays used
requestCounts
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | what was asked for stays counted
confirmedAddresses
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
deactivatedCompanies
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
returnedCompanies
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
jobReports
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
jobChecks
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
reportSummaries
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
alerts
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
deviceAlerts
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
alertCounts
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
neighbours
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
rounds
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
reconciliationPasses
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
serverRuns
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
stuckWork
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
healthNotices
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
browserErrors
  get                            -       -          -          -           -        -        -            -        -      | functions alone read it
  list                           -       -          -          -           -        -        -            -        -      | functions alone read it
  create                         -       -          -          -           -        -        -            -        -      | functions write it
  update                         -       -          -          -           -        -        -            -        -      | functions write it
  delete                         -       -          -          -           -        -        -            -        -      | functions write it
downloads
  get                            -       -          -          -           -        -        -            -        yes
  list                           -       -          -          -           -        -        -            -        yes
  create                         -       -          -          -           -        -        -            -        -      | functions note who was given a file
  create of their own reading    -       -          -          -           -        -        -            -        -      | functions note who was given a file
  update                         -       -          -          -           -        -        -            -        -      | what was opened stays noted
  delete                         -       -          -          -           -        -        -            -        -      | what was opened stays noted
a collection nobody named
  get                            -       -          -          -           -        -        -            -        -      | what has no rule is denied
  list                           -       -          -          -           -        -        -            -        -      | what has no rule is denied
  create                         -       -          -          -           -        -        -            -        -      | what has no rule is denied
  update                         -       -          -          -           -        -        -            -        -      | what has no rule is denied
  delete                         -       -          -          -           -        -        -            -        -      | what has no rule is denied
a stored résumé
  get                            -       -          -          -           -        -        -            -        -      | functions give it out
  get of its metadata            -       -          -          -           -        -        -            -        -      | a download token comes with it
  get in the talent bank         -       -          -          -           -        -        -            -        -      | functions give it out
  list                           -       -          -          -           -        -        -            -        -      | its path stands in the application
  create own                     -       yes        yes        yes         yes      yes      yes          yes      yes
  create own, talent bank        -       yes        yes        yes         yes      yes      yes          yes      yes
  create own, hidden job         -       -          -          -           -        -        -            -        -      | a job takes applications while it is listed
  create of the applicant        -       yes        -          -           -        -        -            -        -
  update                         -       -          -          -           -        -        -            -        -      | a file is stored once
  update of its metadata         -       -          -          -           -        -        -            -        -      | a file is stored once
  delete                         -       -          -          -           -        -        -            -        -      | functions remove it with its application
a file elsewhere
  get                            -       -          -          -           -        -        -            -        -      | what has no rule is denied
  list                           -       -          -          -           -        -        -            -        -      | what has no rule is denied
  create                         -       -          -          -           -        -        -            -        -      | what has no rule is denied
  update                         -       -          -          -           -        -        -            -        -      | what has no rule is denied
  delete                         -       -          -          -           -        -        -            -        -      | what has no rule is denied
`;

export type Row = {
  /** The noun and the request; the first word of `request` is the method. */
  noun: string;
  request: string;
  allowed: Record<Actor, boolean>;
  /** The reason nobody may; null where somebody may. */
  reason: string | null;
};

/** The table, row by row. Throws if a row lacks a verdict for an actor. */
function readTable(text: string): Row[] {
  let noun = "";
  return text
    .split("\n")
    .slice(3)
    .flatMap((line) => {
      if (line.trim() === "") return [];
      if (!line.startsWith(" ")) {
        noun = line.trim();
        return [];
      }
      const [, request = "", marks = "", reason = null] =
        /^ {2}(\S+(?: \S+)*) {2,}([^|]*?)(?:\| (.*))?$/.exec(line) ?? [];
      const verdicts = marks.trim().split(/\s+/);
      if (
        verdicts.length !== everyone.length ||
        !verdicts.every((mark) => mark === "yes" || mark === "-")
      )
        throw new Error(`Not a row: ${line}`);
      const allowed = Object.fromEntries(
        everyone.map((actor, i) => [actor, verdicts[i] === "yes"]),
      ) as Record<Actor, boolean>;
      return [{ noun, request, allowed, reason }];
    });
}

export const table = readTable(cells);
