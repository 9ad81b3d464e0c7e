// Buys the first product of the shop with the client that openapi-generator makes for Go, and shows two failures.
// Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	shop "lychee.example/shop"
)

// report writes a line of JSON: the name of the call and what was read.
func report(values ...any) {
	line, _ := json.Marshal(values)
	fmt.Println(string(line))
}

// stop ends the program when the answer is neither a success nor a failure of the contract.
func stop(call string, failure *shop.Failure, err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, call, err)
		os.Exit(1)
	}
	if failure != nil {
		fmt.Fprintln(os.Stderr, call, failure.Code, failure.Message.Get())
		os.Exit(1)
	}
}

func reportFailure(call string, failure *shop.Failure, err error) {
	if failure == nil {
		stop(call, failure, fmt.Errorf("should have failed: %v", err))
	}
	report(call, "failure", failure.Code, failure.Message.Get())
}

func firstSku(skus map[string]shop.Sku) shop.Sku {
	var first *shop.Sku
	for _, sku := range skus {
		if first == nil || sku.Id < first.Id {
			first = &sku
		}
	}
	return *first
}

func main() {
	settings := shop.NewConfiguration()
	settings.Servers = shop.ServerConfigurations{{URL: os.Getenv("SHOP_URL")}}
	client := shop.NewAPIClient(settings)
	guest := context.Background()

	products, _, err := client.ProductAPI.ProductList(guest).Limit(3).Execute()
	stop("productList", products.Failure, err)
	page := products.ProductListSuccess.Data
	card := page.List[0]
	report("productList", page.Total, card.StoreName, card.Price, card.OtPrice.Get())

	detail, _, err := client.ProductAPI.ProductDetail(guest, card.Id).Execute()
	stop("productDetail", detail.Failure, err)
	product := detail.ProductDetailSuccess.Data
	sku := firstSku(product.ProductValue)
	report("productDetail", product.ProductInfo.StoreName, product.ProductInfo.Price, sku.Id, sku.Weight)

	categories, _, err := client.ProductAPI.ProductCategories(guest).Execute()
	stop("productCategories", categories.Failure, err)
	tree := categories.ProductCategoriesSuccess.Data
	report("productCategories", len(tree), tree[0].Name, len(tree[0].ChildList))

	methods, _, err := client.LoginAPI.LoginMethods(guest).Execute()
	stop("loginMethods", methods.Failure, err)
	ways := methods.LoginMethodsSuccess.Data
	report("loginMethods", ways.GoogleOpen, ways.FacebookAppId.Get(), ways.VisitorOpen)

	// A guest has no account, and this product does not exist.
	nobody, _, err := client.UserAPI.UserInfo(guest).Execute()
	reportFailure("userInfo", nobody.Failure, err)
	missing, _, err := client.ProductAPI.ProductDetail(guest, 99999999).Execute()
	reportFailure("productDetail", missing.Failure, err)

	login, _, err := client.LoginAPI.EmailLogin(guest).
		EmailLogin(*shop.NewEmailLogin(os.Getenv("SHOP_EMAIL"), os.Getenv("SHOP_PASSWORD"))).Execute()
	stop("emailLogin", login.Failure, err)
	session := login.EmailLoginSuccess.Data
	report("emailLogin", session.Uid, session.NikeName, session.Email.Get(), session.Phone.Get(), session.Type)
	member := context.WithValue(guest, shop.ContextAPIKeys, map[string]shop.APIKey{"token": {Key: session.Token}})

	user, _, err := client.UserAPI.UserInfo(member).Execute()
	stop("userInfo", user.Failure, err)
	account := user.UserInfoSuccess.Data
	report("userInfo", account.Nickname, account.Email.Get(), account.UserType, account.Integral)

	counts, _, err := client.OrderAPI.OrderCenterCounts(member).Execute()
	stop("orderCenterCounts", counts.Failure, err)
	orders := counts.OrderCenterCountsSuccess.Data
	report("orderCenterCounts", orders.UnPaidCount, orders.RefundCount)

	addresses, _, err := client.AddressAPI.AddressList(member).Execute()
	stop("addressList", addresses.Failure, err)
	book := addresses.AddressListSuccess.Data
	home := book.List[0]
	report("addressList", book.Total, home.RealName, home.PostCode.Get(), home.IsDefault)

	saved, _, err := client.CartAPI.CartSave(member).
		CartAddItem([]shop.CartAddItem{*shop.NewCartAddItem(card.Id, sku.Id, 2)}).Execute()
	stop("cartSave", saved.Failure, err)
	report("cartSave")

	cart, _, err := client.CartAPI.CartList(member).IsValid(true).Execute()
	stop("cartList", cart.Failure, err)
	store := cart.CartListSuccess.Data[0]
	line := store.CartInfoList[0]
	report("cartList", store.MerName, line.ProductAttrUnique.Get(), line.Price.Get(), line.CartNum)

	items := []shop.PreOrderItem{{ShoppingCartId: &line.Id}}
	preOrder, _, err := client.OrderAPI.PreOrderCreate(member).
		PreOrderCreate(*shop.NewPreOrderCreate(shop.PREORDERTYPE_SHOPPING_CART, items)).Execute()
	stop("preOrderCreate", preOrder.Failure, err)
	preOrderNo := preOrder.PreOrderCreateSuccess.Data.PreOrderNo
	report("preOrderCreate", preOrderNo)

	order, _, err := client.OrderAPI.OrderCreate(member).
		OrderCreate(*shop.NewOrderCreate(preOrderNo, home.Id, shop.PAYTYPE_CARD, shop.PAYCHANNEL_PC)).Execute()
	stop("orderCreate", order.Failure, err)
	report("orderCreate", order.OrderCreateSuccess.Data.OrderNo)
}
