export function NewCampaignScreen() {
  return null
}
